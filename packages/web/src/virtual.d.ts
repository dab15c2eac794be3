// What the build makes: the cards of all games, their flames, and a game's rules by clause.
/// <reference types="vite/client" />
declare module 'virtual:game-cards' {
  const cards: readonly import('./game-card.ts').GameCard[];
  export default cards;
}
declare module 'virtual:flames.css';
