// The board contract: what a game's `ui/index.tsx` exports and what it is given. Documented for whoever draws a board.
//
// ## What a game's room holds
// `packages/games/<name>/ui/`
// - `index.tsx`   exports a `GameUi` (below): default the `Board` component, the rest optional. It imports `./board.css`.
// - `board.css`   everything inside `@layer game { ... }`, selectors under `[data-game="<name>"]`, colours from tokens only;
//                 a large one imports its parts from `css/`.
// - `door.ts`     default export a `Door`: what the home page knows without loading the game.
// - `door.svg`    the picture in the arch, 190 x 400, drawn on its own (no outside style or font).
// Nothing in `src/` imports `ui/`. `ui/` imports `@undercroft/kit`, the kernel's types and its own game's `src/`.
// Without a `ui/` the plain table of the web client draws the game.
//
// ## What a Board draws
// It returns a fragment of `<Region>`s, which are the direct children of the table's grid:
//   `<Region name="seats">` the others: a column at a desk, a row elsewhere, chips in the bar on a shelf,
//   `<Region name="meter">` over the board: what everybody watches (optional),
//   `<Region name="board">` the middle (756 px wide at 1280; pans and zooms in itself on a phone),
//   `<Region name="mine">`  under the board: what the viewer holds.
// Where they stand is one of five compositions (`composition.ts`, `web/css/table-compositions.css`); sizes are written in
// pixels of the table, `calc(96 * var(--u))`, which grow with the window. See docs/guides/add-a-game.md.
// The board region is a grid of one cell: a single child fills it. A region that is not drawn leaves no gap. The bar, the question, the list of choices, undo, log, chat and score belong to
// the table page: a board never draws those.
//
// ## What can be touched
// Every choice is always also in the list of named buttons that the table page renders; the board is the quicker way.
// Wrap what can be touched in `<Piece>`: give it the open choices that touching it means, and it lights up, takes focus,
// has a name and plays. One choice plays (or is selected, where the viewer wants to confirm); several narrow the list to
// them. What cannot be touched says why: give `barred` a choice-like value, and touching it shows the refusal and clause.
//
// ## What moves
// Give a `<Piece>` (or any element, as `data-piece`) an `id` that stays with the physical piece: it travels when it is drawn
// elsewhere next time. `from` names the `data-zone` it comes out of when it is new. Dice tumble when `rolled` changes.
// The table page shows one entry after another, so a board only ever draws the view it is given. Log, question and result
// wait for it, and for dice to land: name the events that throw them (`rolls`). Highlights (`highlights`) are told in
// the middle of the board; what is under them can be touched all the while.
import type { Language, Message, Reason, Result, Seat, TableSetup, Viewer } from '@undercroft/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Composition } from './composition.ts';

/** An open choice with its words in the reader's language. `key` is equal for equal choices. */
export interface OpenChoice<Choice = unknown> {
  readonly choice: Choice;
  readonly key: string;
  readonly text: string;
  /** What is played right after it: a way of several steps, made with one touch. */
  readonly then?: readonly Choice[];
}

/** A value that changes while a view stands: whoever reads `value` while drawing is drawn anew with it, and nobody else. */
export interface Live<Value> {
  readonly value: Value;
}

/** How a seat is told: 0 the octagon of the house side; 1-5 triangle, circle, square, diamond, pentagon. */
export type SeatMark = 0 | 1 | 2 | 3 | 4 | 5;

/** Who sits where, as this reader sees it. */
export interface SeatLabel {
  readonly seat: Seat;
  readonly name: string;
  /** The initial, made unique at the table. */
  readonly letter: string;
  readonly mark: SeatMark;
  readonly kind: 'person' | 'bot' | 'empty';
  readonly isMe: boolean;
  /** False while a person at a table of the server is away. */
  readonly isHere: boolean;
}

/** Why something cannot be done, in words, with the rule that bars it. */
export interface Why extends Reason {
  readonly text: string;
}

export type MotionSpeed = 'off' | 'quick' | 'normal' | 'slow';

export interface Preferences {
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'auto';
  readonly motion: MotionSpeed;
  readonly sounds: boolean;
  /**
   * When to ask once more before a choice is played: never, before what ends one's turn, or always. A touched choice is
   * then selected, and the filled button plays it.
   */
  readonly confirm: 'never' | 'turn' | 'always';
  /** Single keys act at the table. */
  readonly shortcuts: boolean;
}

export interface BoardProps<Position = unknown, Choice = unknown, Event = unknown> {
  /** What the viewer may know, HIDDEN where it may not. Never the full position, except in a replay that shows all. */
  readonly view: Position;
  readonly viewer: Viewer;
  readonly table: TableSetup;
  /** The viewer's open choices; empty when it is not asked, watches, or the game is over. */
  readonly open: readonly OpenChoice<Choice>[];
  readonly waiting: readonly Seat[];
  readonly result: Result | undefined;
  readonly seats: readonly SeatLabel[];
  /** What happened between the view shown before and this one, as the viewer saw it; for glow and staging. */
  readonly happened: readonly Event[];
  /** Grows with every view shown: a new number means that `happened` is new. */
  readonly moment: number;
  readonly mode: 'play' | 'watch' | 'replay' | 'lesson';
  /** How the table is laid out in this window; styles know it as `[data-composition]`. */
  readonly composition: Composition;
  readonly preferences: Preferences;
  /** The choice that waits for confirmation. */
  readonly selected: Live<OpenChoice<Choice> | undefined>;
  /** The choice that the pointer or the focus is on in the list; show where it would happen. */
  readonly pointed: Live<OpenChoice<Choice> | undefined>;
  /** The number key of a row in the list, by the choices it stands for (`keyOfChoices`). */
  readonly numbers?: Live<ReadonlyMap<string, number>>;
  /** The part of what is open that the list has been narrowed to; undefined for all of it. */
  readonly narrowed?: Live<readonly OpenChoice<Choice>[] | undefined>;
  /** What the pieces touched so far have in common, on a board where touches add up (`useCombinedTouches`). */
  readonly held?: readonly OpenChoice<Choice>[];

  /** The words for a message of the game, in the reader's language, with the names of the seats. */
  say(message: Message): string;
  /** The words for a plain id: `word('term.ruin')`. */
  word(id: string, args?: Message['args']): string;
  /** Plays this choice; selects it where the reader wants to confirm. `isSure` is for what a board does by itself. */
  choose(choice: Choice, isSure?: boolean): void;
  /** What touching a piece does: one choice is chosen, several narrow the list to themselves, none makes it whole again. */
  touch(choices: readonly OpenChoice<Choice>[]): void;
  /** Points the list at a choice, as hovering does. */
  point(choice: OpenChoice<Choice> | undefined): void;
  /** Why this is not open now; undefined when it is, or when nobody sits here. The choice may be any data. */
  why(choiceLike: unknown): Why | undefined;
  /** Says it beside the question, with its clause. */
  refuse(choiceLike: unknown): void;
  /** Opens the card of a rule: `showRule('UN-TIE-2')`. */
  showRule(clause: string): void;
}

export type BoardComponent<Position = unknown, Choice = unknown, Event = unknown> = ComponentType<
  BoardProps<Position, Choice, Event>
>;

/** The first half of a choice, and what is left to say: "d8", then "Which ruin?", "Glass Bazaar". */
export interface ChoiceHeading {
  readonly title: Message;
  /** At the right of its row, in place of how many choices it stands for: "best 62%". */
  readonly note?: Message | undefined;
  /** A text id of the game: what is asked once the heading is chosen. */
  readonly ask?: string;
  /** What the choice is called under its heading, where the heading has been chosen; else it has its whole text. */
  readonly rest?: Message;
}

/** One more tab beside the log: odds, scoring, what is unseen. */
export interface PanelTab<Position, Choice, Event> {
  readonly id: string;
  /** A text id of the game. */
  readonly title: string;
  readonly Panel: BoardComponent<Position, Choice, Event>;
}

/** What deserves its second in the middle of the board: a Relic won, a wonder built, the end. */
export interface Highlight {
  /** The picture in the arch; what it was won from stands turned and grey beside it. */
  readonly art?: ComponentChildren;
  readonly beside?: ComponentChildren;
  readonly seat?: Seat | undefined;
  /** What happened, in few words: "the Heist succeeds". */
  readonly caption: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** The number that matters, and what it counts. */
  readonly figure?: string | undefined;
  readonly note?: string | undefined;
  /** What led to it, one after another: a card, a die, a crack. */
  readonly steps?: readonly {
    readonly art: ComponentChildren;
    readonly text: string;
    readonly note?: string;
  }[];
  /** A loss is told as quietly, without the light. */
  readonly isDark?: boolean;
  /** Where the board itself shows it, it stands at the foot. */
  readonly isAtFoot?: boolean;
}

/** Which events are highlights, and what draws them: loaded when the first one comes. */
export interface HighlightSource<Position, Choice, Event> {
  readonly kinds: readonly string[];
  /** In the order they are shown; at most as many as there are such events. */
  load(): Promise<(props: BoardProps<Position, Choice, Event>) => readonly Highlight[]>;
}

/** Everything that `ui/index.tsx` may export. Only `default` must be there. */
/** An answer that nobody is asked for. */
export interface Unasked<Choice = unknown> {
  readonly choice: Choice;
  /** Everybody sees that there is no other: it may come at once, and tells nothing. */
  readonly isPlain: boolean;
}

export interface GameUi<Position = unknown, Choice = unknown, Event = unknown> {
  readonly default: BoardComponent<Position, Choice, Event>;
  /** In the bar, after the name of the table: a phase strip, a round. Keep it to one line of 32 px; hidden on phones. */
  readonly Heading?: BoardComponent<Position, Choice, Event>;
  /** One short line for bar and lists: "round 3", "fight 5". */
  status?(view: Position, say: (message: Message) => string): string;
  /** How it ended, where the view says more than the reason does: who fell. */
  ended?(view: Position): Message | undefined;
  /** What a choice would bring, at the right of its row: "13 · beaten", "4+ · 62 %". Short. */
  outcome?(
    choice: Choice,
    props: Pick<BoardProps<Position, Choice, Event>, 'view' | 'viewer' | 'say' | 'word'>,
  ): string | undefined;
  /** Choices that have no piece stand as buttons of their own, always in sight: End, Ready, Pass. */
  asButton?(choice: Choice): boolean;
  /** What is answered for the player without asking: where there is nothing to choose, or they want it so. */
  unasked?(open: readonly OpenChoice<Choice>[], view: Position, viewer: Seat): Unasked<Choice> | undefined;
  /**
   * Puts choices under headings: a text id of the game, a heading, or nothing. Equal ones stand together; in a long list
   * each is one row that asks for the rest.
   */
  group?(choice: Choice, view: Position, seat: Seat): string | ChoiceHeading | undefined;
  /** Where it stands in a long list: lower first, equal ones as the rules list them. */
  rank?(choice: Choice, view: Position): number;
  /** The sign of each seat, where the default (1, 2, 3 ...) does not say enough. */
  marks?(table: TableSetup): readonly SeatMark[];
  readonly tabs?: readonly PanelTab<Position, Choice, Event>[];
  /**
   * The kinds of events that throw dice: what comes of them is told when they have landed. With `isBefore` the board is
   * first given the view before the entry and what happened up to the last throw, and shows it there.
   */
  readonly rolls?: { readonly kinds: readonly string[]; readonly isBefore?: boolean };
  readonly highlights?: HighlightSource<Position, Choice, Event>;
}

/** What the home page shows of a game; small, because it is read before the game is. */
export interface Door {
  readonly minutes: number;
  /** The game's one accent: by night, and darker for text by day. */
  readonly flame: { readonly night: string; readonly day: string };
  /** Place in the arcade, from the left. */
  readonly order: number;
}

/** Equal for the same choices, in whatever order. */
export const keyOfChoices = (choices: readonly OpenChoice[]): string =>
  choices.length === 1
    ? choices[0]!.key
    : choices
        .map(({ key }) => key)
        .sort()
        .join();

/** The open choices that fit: `openFor(props.open, (c) => c.kind === 'dig' && c.ruin === 3)`. */
export const openFor = <Choice>(
  open: readonly OpenChoice<Choice>[],
  fits: (choice: Choice) => boolean,
): readonly OpenChoice<Choice>[] => open.filter(({ choice }) => fits(choice));
