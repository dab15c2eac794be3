// The arch that leads to a game, with its picture inside.
import type { JSX } from 'preact';
import { doorOf } from '../games.ts';
import { gameTitle } from '../i18n.ts';
import '../../css/game-door.css';

export const GameDoor = ({ name, href }: { readonly name: string; readonly href: string }): JSX.Element => (
  <a class="game-door" href={href} aria-label={gameTitle(name)}>
    {doorOf(name) && <img src={doorOf(name)} alt="" />}
  </a>
);
