/** The lines of the player aid, in their order: first the turn, then the stops of the road, then what counts at the end. */
export const LINES = [
  'turn',
  'village',
  'farm',
  'paddy',
  'mountain',
  'sea',
  'hot-spring',
  'temple',
  'encounter',
  'inn',
  'achievement',
  'end',
] as const;
export type LineId = (typeof LINES)[number];

export interface AidText {
  readonly id: LineId;
  readonly name: string;
  readonly text: string;
}

export type LineTexts = Readonly<Record<LineId, Omit<AidText, 'id'>>>;
