import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceWorkerFor } from '../../src/offline/plugin.ts';

let folder = '';
const put = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engawa-offline-'));
  mkdirSync(join(folder, 'assets'));
  put('index.html', '<!doctype html>');
  put('assets/index-abcdefgh.js', '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

const filesOf = (worker: string): string[] => JSON.parse(/const FILES = (\[[^\]]*\])/.exec(worker)![1]!);
const versionOf = (worker: string) => /const VERSION = '(\w+)'/.exec(worker)![1];

describe('the service worker of a built site', () => {
  it('keeps all files of the site, but not itself, nor packed copies, nor the gallery', () => {
    for (const path of [
      'sw.js',
      'index.html.gz',
      'assets/index-abcdefgh.js.br',
      'assets/gallery-abcdefgh.js',
      '.built',
    ]) {
      put(path, 'x');
    }
    expect(filesOf(serviceWorkerFor(folder, ''))).toEqual(['/assets/index-abcdefgh.js', '/index.html']);
  });

  it('has another version as soon as anything is another', () => {
    const before = versionOf(serviceWorkerFor(folder, ''));
    expect(versionOf(serviceWorkerFor(folder, ''))).toBe(before);
    put('index.html', '<!doctype html><p>');
    expect(versionOf(serviceWorkerFor(folder, ''))).not.toBe(before);
  });

  it('never answers for the server', () => {
    expect(serviceWorkerFor(folder, '')).toContain('(api|health|ready|metrics)');
  });
});
