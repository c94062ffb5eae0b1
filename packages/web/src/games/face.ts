import type { Choice, Game, GameEvent, Language, Seat, State, StepOf, Who, WhyNot, Words } from '@engawa/kernel';
import type { Told } from '@engawa/wire';
import type { ComponentType, ReactNode } from 'react';
import type { Sound, Spot } from '../design/index.ts';

/** What every part of a game's face is given: one position through one pair of eyes. */
export interface Looking<S extends State = State, E extends GameEvent = GameEvent> {
  readonly view: S;
  /** Whose eyes these are; null for a spectator or an all-seeing replay. */
  readonly seat: Seat | null;
  readonly language: Language;
  readonly words: Words<S, E>;
  readonly who: Who;
  /** What the last choice told: it is outlined until the next one. */
  readonly last: readonly E[];
  /** The events of the line of the log that is pointed at: their pieces are outlined too. */
  readonly pointed: readonly E[];
}

/** What a board or a tray is given besides: the decision that this seat faces, if it faces one. */
export interface Deciding<S extends State = State, E extends GameEvent = GameEvent> extends Looking<S, E> {
  /** The decision's step; undefined when this seat is not asked. */
  readonly step: StepOf<S> | undefined;
  readonly choices: readonly Choice[];
  readonly whyNot: readonly WhyNot[];
  /** The choice that is previewed and not yet confirmed. */
  readonly picked: Choice | null;
  /** Previews a choice; the same one once more confirms it. Null takes the preview back. */
  readonly pick: (choice: Choice | null) => void;
  /** What this seat may do out of turn, whosever decision it is; left out where nobody can play. */
  readonly interjections?: readonly Choice[];
  readonly interject?: (choice: Choice) => void;
}

/** A seat's key number on its plate: an icon, a number, and the words that the tooltip and a screen reader say. */
interface Fact {
  readonly id: string;
  readonly icon: ReactNode;
  readonly value: number | string;
  readonly name: string;
}

/** A seat's plate besides name, clock and connection, which the table draws. */
export interface Plate {
  readonly score: number;
  /** Under the name: a traveller, a clan; may be nothing. */
  readonly role?: { readonly icon?: ReactNode; readonly name: string; readonly help?: string };
  readonly facts: readonly Fact[];
  /** A second row drawn by the game itself, such as three small panoramas. */
  readonly more?: ReactNode;
}

/** A chapter of the rules, in our own words: paragraphs, with **bold** and lists that begin with "- ". */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** One line of the player aid. */
export interface AidLine {
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
}

/** Points that went into a row of a seat's score sheet. */
export interface Scored {
  readonly seat: Seat;
  readonly row: string;
  readonly points: number;
}

export type Account<E extends GameEvent = GameEvent> = (event: E) => readonly Scored[];

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** A board that is too much for one look on a phone: its pages are turned, by hand and to where something can be chosen. */
export interface PagedBoard<S extends State = State, E extends GameEvent = GameEvent> {
  /** Width and height of every page. */
  readonly boardSize: { readonly width: number; readonly height: number };
  readonly pages: readonly {
    readonly id: string;
    readonly name: ByLanguage<string>;
    readonly icon: ReactNode;
    readonly Board: ComponentType<Deciding<S, E>>;
  }[];
  /** The pages on which something can be chosen now, the one that matters most first. */
  readonly pagesOf: (deciding: Deciding<S, E>) => readonly string[];
}

/**
 * Everything that a game brings to the site besides its rules and words. The table around it is the same for all games:
 * a new game supplies this and nothing else, and even Board may be left out at first, because the list of choices in words
 * plays every game.
 */
export interface GameFace<S extends State = State, E extends GameEvent = GameEvent> {
  readonly game: Game<S, never, E>;
  /** The board. Pieces that move carry `data-piece`: the table walks them from where they stood to where they stand. */
  readonly Board: ComponentType<Deciding<S, E>>;
  /** Width and height of the board's drawing: how the table makes room for it. */
  readonly boardSize: { readonly width: number; readonly height: number };
  /** The same board for a screen that is higher than wide, whole or in pages; left out, it is moved under the finger. */
  readonly upright?: Pick<GameFace<S, E>, 'Board' | 'boardSize'> | PagedBoard<S, E>;
  /** What a seat owns; `of` is the seat that is looked at. Spans the whole width under the board. */
  readonly Mat: ComponentType<Deciding<S, E> & { readonly of: Seat }>;
  /** Beside the board, above the log: markets, tracks, piles. */
  readonly Side?: ComponentType<Deciding<S, E>>;
  /** In the header: how far the game is. */
  readonly Progress?: ComponentType<Looking<S, E>>;
  /** For decisions that are not places on the board: slides up over the mat. Null where the board asks everything. */
  readonly Tray?: ComponentType<Deciding<S, E>>;
  /** Whether this decision is made in the tray. */
  readonly usesTray?: (step: StepOf<S>) => boolean;
  /** More about a previewed choice, in the action bar: what it brings. */
  readonly Preview?: ComponentType<Deciding<S, E>>;
  /** One glyph for a decision's choice in the action bar and in the list of choices. */
  readonly choiceIcon?: (choice: Choice, step: StepOf<S>, view: S) => ReactNode;
  /** The icon of an event in the log. */
  readonly eventIcon?: (event: E) => ReactNode;
  readonly plate: (looking: Looking<S, E>, of: Seat) => Plate;
  readonly rules: ByLanguage<readonly Chapter[]>;
  /** The chapter where the rules open while this step is asked. */
  readonly chapterOf: (step: StepOf<S> | undefined) => string;
  readonly aid: ByLanguage<readonly AidLine[]>;
  /** What breaks ties, in the order of `Standing.tieBreakers`: "achievements", as the end of "decided by …". */
  readonly tieBreakers?: ByLanguage<readonly string[]>;
  /**
   * How a `data-piece` of the board goes from one position to the next: spots with both ends, in the units in which it is
   * drawn. It goes straight where this is left out or knows no way.
   */
  readonly way?: (piece: string, before: S, after: S) => readonly Spot[] | undefined;
  /**
   * Opens an account of a game's points. It is told every event in order and answers what each added to whose score sheet,
   * row by row: a number of the sheet leads to its lines in the log, and the points of a game that still runs can be
   * followed. All points of the game must be told, or this is left out.
   */
  readonly scored?: () => Account<E>;
  /**
   * An answer that may be given every time this step is asked, in words that need no step to look at; undefined for answers
   * that are worth nothing the next time. Left out: every decision is made by hand.
   */
  readonly standing?: (choice: Choice, step: string, language: Language) => string | undefined;
  /** Interjections that must not be overlooked: they stand in the bar. Left out: all, for the game shows none itself. */
  readonly isUrgent?: (interjection: Choice) => boolean;
  /** What is heard when something was told. */
  readonly sounds?: (told: Told) => readonly Sound[];
}
