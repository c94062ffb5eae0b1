import { sha256Hex } from '@engawa/kernel';

/** A record that was opened from a file and is kept in this browser. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly at: number;
  readonly text: string;
}

const PREFIX = 'engawa.file.';

/** The same record opened twice is kept once. Throws when the browser has no room for it. */
export function keepFile(name: string, game: string, text: string): string {
  const id = sha256Hex(text).slice(0, 12);
  const kept: KeptFile = { id, name, game, at: Date.now(), text };
  localStorage.setItem(`${PREFIX}${id}`, JSON.stringify(kept));
  return id;
}

export function findFile(id: string): KeptFile | undefined {
  try {
    return JSON.parse(localStorage.getItem(`${PREFIX}${id}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetFile(id: string): void {
  localStorage.removeItem(`${PREFIX}${id}`);
}

/** The latest first. */
export function keptFiles(): KeptFile[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const files = keys.map((key) => findFile(key.slice(PREFIX.length))).filter((file) => file !== undefined);
  return files.sort((a, b) => b.at - a.at);
}
