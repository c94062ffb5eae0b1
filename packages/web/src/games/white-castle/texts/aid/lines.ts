/** The lines of the player aid, in their order: first the turn and its die, then the clan, then what counts at the end. */
export const LINES = [
  'turn',
  'lantern',
  'castle',
  'outside',
  'well',
  'domain',
  'courtier',
  'warrior',
  'gardener',
  'seal',
  'time',
  'round',
  'end',
] as const;
export type LineId = (typeof LINES)[number];

export interface AidText {
  readonly id: LineId;
  readonly name: string;
  readonly text: string;
}

export type LineTexts = Readonly<Record<LineId, Omit<AidText, 'id'>>>;
