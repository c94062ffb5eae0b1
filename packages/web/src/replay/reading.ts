import { type Game, type GameRecord, RecordError, readRecord, verify } from '@engawa/kernel';

/** Why a file cannot be replayed; the replay's words say it. */
export type BadFile = 'too-large' | 'not-record' | 'damaged' | 'unknown-game' | 'other-rules' | 'not-played';

export class FileRefused extends Error {
  readonly why: BadFile;

  constructor(why: BadFile) {
    super(why);
    this.why = why;
  }
}

/** The server takes no longer ones either. */
const LONGEST = 1024 * 1024;

/** A record that was checked down to the last draw, with its game. Throws a `FileRefused`. */
export function readFile(text: string, gameById: (id: string) => Game | undefined): { record: GameRecord; game: Game } {
  if (text.length > LONGEST) throw new FileRefused('too-large');
  const record = readAs('damaged', () => {
    if (!/^\s*(engawa record|\{)/.test(text)) throw new FileRefused('not-record');
    return readRecord(text);
  });
  const game = gameById(record.game);
  if (game === undefined) throw new FileRefused('unknown-game');
  if (record.version !== game.version) throw new FileRefused('other-rules');
  readAs('not-played', () => verify(game, record));
  return { record, game };
}

function readAs<T>(why: BadFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    if (error instanceof RecordError || error instanceof Error) throw new FileRefused(why);
    throw error;
  }
}
