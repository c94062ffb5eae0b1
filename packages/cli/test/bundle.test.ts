import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import { newFolder } from './terminal.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A program of two files, one of which it loads only later. */
function program() {
  const folder = newFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('start.ts', "const { word } = await import('./word.ts'); export const said: string = word();");
  write('word.ts', "export const word = () => 'tea';");
  write('maker.mjs', '');
  const outdir = join(folder, 'out');
  const make = () =>
    bundle(
      {
        entryPoints: { main: join(folder, 'start.ts') },
        outdir,
        outExtension: { '.js': '.mjs' },
        bundle: true,
        splitting: true,
        format: 'esm',
      },
      join(folder, 'maker.mjs'),
    );
  let runs = 0;
  const run = async () => {
    const url = `${pathToFileURL(join(outdir, 'main.mjs')).href}?${runs++}`;
    return ((await import(/* @vite-ignore */ url)) as { said: string }).said;
  };
  const files = () => readdirSync(outdir).sort();
  return { outdir, write, make, run, files, at: (name: string) => join(folder, name) };
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
      if (what === 'how it is made') age(at('maker.mjs'), MINUTE);
      if (what === 'a part of it') rmSync(part);
      if (what === 'what is known of it') writeFileSync(join(outdir, '.made-of.json'), '[[');
      const known = readFileSync(join(outdir, '.made-of.json'), 'utf8');
      await make();
      expect(await run()).toBe(what === 'a source' ? 'rice' : 'tea');
      expect(readFileSync(join(outdir, '.made-of.json'), 'utf8')).not.toBe(known);
    },
  );

  it('leaves the parts of the one before it for a day, for whoever runs from there', async () => {
    const { outdir, write, make, files } = program();
    await make();
    const before = files();
    write('word.ts', "export const word = () => 'rice';");
    await make();
    expect(files()).toEqual(expect.arrayContaining(before));
    const old = before.find((name) => name.startsWith('word-'))!;
    age(join(outdir, old), DAY + MINUTE);
    write('word.ts', "export const word = () => 'sake';");
    await make();
    expect(files()).not.toContain(old);
  });
});
