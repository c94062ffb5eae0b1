/** The lines of the player aid, in their order: the year and its turns, then what there is to gain, then what counts. */
export const LINES = [
  'year',
  'card',
  'die',
  'amulet',
  'forest',
  'house',
  'building',
  'crossing',
  'kodama',
  'movement',
  'mitama',
  'crystal',
  'iwakura',
  'vision',
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
