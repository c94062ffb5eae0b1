import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The tables that WOFF2 knows by number, as far as `cmap` and those it may change the shape of. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;

/** A number of seven bits a byte, as WOFF2 writes lengths. */
function base128(data: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let next = at; ; ) {
    const byte = data[next++]!;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, next];
  }
}

/** The `cmap` table of a WOFF2 file: which characters it has glyphs for. */
function cmapTable(file: Buffer): Buffer {
  const tables = file.readUInt16BE(12);
  let at = 48;
  let offset = 0;
  let found: { offset: number; length: number } | undefined;
  for (let i = 0; i < tables; i++) {
    const flags = file[at++]!;
    const known = flags & 0x3f;
    if (known === 0x3f) at += 4;
    let length: number;
    [length, at] = base128(file, at);
    const version = flags >> 6;
    const isChanged = known === GLYF || known === LOCA ? version !== 3 : version !== 0;
    if (isChanged) [length, at] = base128(file, at);
    if (known === CMAP) found = { offset, length };
    offset += length;
  }
  const compressed = file.subarray(at, at + file.readUInt32BE(20));
  return brotliDecompressSync(compressed).subarray(found!.offset, found!.offset + found!.length);
}

/** The ranges of a format 4 subtable: all of our fonts have one, and our letters are below 65536. */
function hasIn(cmap: Buffer): (codePoint: number) => boolean {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4)!;
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const word = (array: number, i: number) =>
    cmap.readUInt16BE(start + 14 + (array * segments + i) * 2 + (array > 0 ? 2 : 0));
  return (codePoint) => {
    for (let i = 0; i < segments; i++) {
      if (word(0, i) < codePoint) continue;
      if (word(1, i) > codePoint) return false;
      const delta = word(2, i);
      const rangeOffset = word(3, i);
      if (rangeOffset === 0) return ((codePoint + delta) & 0xffff) !== 0;
      const place = start + 14 + (3 * segments + i) * 2 + 2 + rangeOffset + (codePoint - word(1, i)) * 2;
      return cmap.readUInt16BE(place) !== 0;
    }
    return false;
  };
}

export function charactersOf(path: string): (character: string) => boolean {
  const has = hasIn(cmapTable(readFileSync(path)));
  return (character) => has(character.codePointAt(0)!);
}
