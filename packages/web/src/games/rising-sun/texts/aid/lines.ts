/** The lines of the player aid, in their order: the season with its five mandates, the war with its advantages, the end. */
export const LINES = [
  'tea',
  'recruit',
  'marshal',
  'train',
  'harvest',
  'betray',
  'kami',
  'war',
  'seppuku',
  'hostage',
  'ronin',
  'poets',
  'coins',
  'honor',
  'tokens',
  'points',
] as const;
export type LineId = (typeof LINES)[number];

export interface AidText {
  readonly id: LineId;
  readonly name: string;
  readonly text: string;
}

export type LineTexts = Readonly<Record<LineId, Omit<AidText, 'id'>>>;
