import type { Luck } from './luck.ts';
import { fromHex, hex, hmacSha256, sha256, sha256Hex } from './sha256.ts';

/**
 * The luck of a real table: lot number i is HMAC(secret seed + salts, i). The hash of the seed is shown before the
 * seats add their salts, the seed itself when the game is over, so that anybody can check every draw.
 */
export class TableLuck implements Luck {
  readonly seed: string;
  readonly salts: readonly string[];
  private readonly hmac: (message: string) => Uint8Array;
  private index: number;

  /** `index` is the number of lots drawn so far: a table that is opened again goes on where it was. */
  constructor(seed: string, salts: readonly string[] = [], index = 0) {
    this.seed = seed;
    this.salts = salts;
    this.index = index;
    this.hmac = hmacSha256(sha256(`${hex(fromHex(seed))}\n${JSON.stringify(salts)}`));
  }

  get commitment(): string {
    return commitmentOf(this.seed);
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1) throw new RangeError(`there is no lot below ${n}`);
    const digest = new DataView(this.hmac(`${this.index++}`).buffer);
    // A word above the last full multiple of n would favour small lots: take the next of the eight words instead.
    const fair = 2 ** 32 - (2 ** 32 % n);
    for (let at = 0; at < 32; at += 4) {
      const word = digest.getUint32(at);
      if (word < fair) return word % n;
    }
    return digest.getUint32(28) % n;
  }
}

/** What is published before the game: it binds the table to the seed without telling it. */
export function commitmentOf(seed: string): string {
  return sha256Hex(fromHex(seed));
}

/** A table seed from a word, for games that must be repeatable. Never for a table with people. */
export function seedFrom(word: string): string {
  return sha256Hex(`engawa ${word}`);
}
