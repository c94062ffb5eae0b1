import { cpSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import { newFolder } from './terminal.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A program of two files, one of which it loads only later. */
function program() {
  const folder = newFolder();
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    age(join(folder, name), MINUTE);
  };
  write('start.ts', "const { word } = await import('./word.ts'); export const said: string = word();");
  write('word.ts', "export const word = () => 'tea';");
  write('maker.mjs', '');
  const outdir = join(folder, 'out');
  const make = (from = folder, plugins: Plugin[] = []) =>
    bundle(
      {
        entryPoints: { main: join(from, 'start.ts') },
        outdir: join(from, 'out'),
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        format: 'esm',
        plugins,
      },
      join(from, 'maker.mjs'),
    );
  let runs = 0;
  const run = async (from = folder) => {
    const url = `${pathToFileURL(join(from, 'out', 'main.mjs')).href}?${runs++}`;
    return ((await import(/* @vite-ignore */ url)) as { said: string }).said;
  };
  const files = () => readdirSync(outdir).sort();
  return { folder, outdir, write, make, run, files, at: (name: string) => join(folder, name) };
}

function age(path: string, milliseconds: number): void {
  const then = new Date(Date.now() - milliseconds);
  utimesSync(path, then, then);
}

describe('a bundle', () => {
  it('is made once, as long as nothing changes that it was made of', async () => {
    const { outdir, make, run } = program();
    await make();
    expect(await run()).toBe('tea');
    const list = join(outdir, '.made-of.json');
    const { ino, mtimeMs } = statSync(list);
    await make();
    expect(statSync(list)).toMatchObject({ ino, mtimeMs });
  });

  it.each(['a source', 'how it is made', 'a part of it', 'what is known of it'])(
    'is made again after a change of %s',
    async (what) => {
      const { outdir, write, make, run, files, at } = program();
      await make();
      const part = join(outdir, files().find((name) => name.startsWith('word-'))!);
      if (what === 'a source') write('word.ts', "export const word = () => 'rice';");
      if (what === 'how it is made') age(at('maker.mjs'), 2 * MINUTE);
      if (what === 'a part of it') rmSync(part);
      if (what === 'what is known of it') writeFileSync(join(outdir, '.made-of.json'), '[[');
      const known = readFileSync(join(outdir, '.made-of.json'), 'utf8');
      await make();
      expect(await run()).toBe(what === 'a source' ? 'rice' : 'tea');
      expect(readFileSync(join(outdir, '.made-of.json'), 'utf8')).not.toBe(known);
    },
  );

  it('is made again of its own files where the checkout was copied', async () => {
    const { folder, make, run } = program();
    await make();
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
    writeFileSync(join(copy, 'word.ts'), "export const word = () => 'rice';");
    age(join(copy, 'word.ts'), MINUTE);
    await make(copy);
    expect([await run(copy), await run()]).toEqual(['rice', 'tea']);
  });

  it('is made again if a source was changed while it was made', async () => {
    const { at, make, run } = program();
    const change = () => writeFileSync(at('word.ts'), "export const word = () => 'rice';");
    await make(undefined, [{ name: 'meanwhile', setup: ({ onEnd }) => onEnd(change) }]);
    expect(await run()).toBe('tea');
    await make();
    expect(await run()).toBe('rice');
  });

  it('leaves the parts of the one before it for a day, for whoever runs from there', async () => {
    const { outdir, write, make, files } = program();
    await make();
    const before = files();
    const old = before.find((name) => name.startsWith('word-'))!;
    // However long ago it was made: until now somebody may have begun with it.
    age(join(outdir, old), 3 * DAY);
    write('word.ts', "export const word = () => 'rice';");
    await make();
    expect(files()).toEqual(expect.arrayContaining(before));
    age(join(outdir, old), DAY + MINUTE);
    write('word.ts', "export const word = () => 'sake';");
    await make();
    expect(files()).not.toContain(old);
  });
});
