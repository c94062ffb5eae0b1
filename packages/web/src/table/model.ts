import type { Choice, GameEvent, Seat, State, Who, WhyNot, Words } from '@engawa/kernel';
import type { KnownTable, Shown } from '@engawa/wire';
import { createContext, use } from 'react';
import type { Deciding, GameFace, Looking } from '../games/face.ts';
import type { HintModel } from './hint/use-hint.ts';
import type { TableSource, TableWish } from './source.ts';
import type { TableWords } from './words/index.ts';

/** What all parts of the table's screen share. */
export interface TableModel {
  readonly source: TableSource;
  readonly face: GameFace;
  /** The words of the table around the game, and those of the game. */
  readonly say: TableWords;
  readonly words: Words;
  readonly who: Who;
  /** The very latest: talk, presence, clocks, proposals. */
  readonly latest: KnownTable;
  /** What the board shows; behind the latest while moves are being shown. */
  readonly known: KnownTable;
  readonly shown: Shown;
  readonly seat: Seat | null;
  readonly isBehind: boolean;
  readonly skip: () => void;
  readonly looking: Looking;
  readonly deciding: Deciding;
  readonly choices: readonly Choice[];
  readonly whyNot: readonly WhyNot[];
  /** Null where none is offered. */
  readonly hint: HintModel | null;
  readonly isSending: boolean;
  /** Sends a choice without a preview. */
  readonly choose: (choice: Choice) => void;
  /** Asks the table for something; a refusal is shown in words. */
  readonly ask: (wish: TableWish) => Promise<boolean>;
  readonly point: (events: readonly GameEvent[]) => void;
  /** Whose mat is shown. */
  readonly matOf: Seat;
  readonly showMat: (seat: Seat) => void;
}

export const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const model = use(TableContext);
  if (model === null) throw new Error('not at a table');
  return model;
}

/** The view as the game's own parts take it. */
export function viewOf({ view }: Shown): State {
  return view as State;
}
