/** The lines of the player aid, in their order: the year with a turn and its actions, then what counts at the end. */
export const LINES = [
  'spring',
  'visit',
  'offering',
  'planting',
  'push',
  'harmony',
  'home',
  'income',
  'cook',
  'joker',
  'spirits',
  'autumn',
  'winter',
  'end',
] as const;
export type LineId = (typeof LINES)[number];

export interface AidText {
  readonly id: LineId;
  readonly name: string;
  readonly text: string;
}

export type LineTexts = Readonly<Record<LineId, Omit<AidText, 'id'>>>;
