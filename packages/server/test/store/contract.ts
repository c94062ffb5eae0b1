import { describe } from 'vitest';
import { appending } from './contract/appending.ts';
import { backups } from './contract/backups.ts';
import { failing } from './contract/failing.ts';
import { lifetime } from './contract/lifetime.ts';
import { racing } from './contract/racing.ts';
import { togetherWith } from './contract/together-with.ts';
import type { MakePlace } from './places.ts';

/** What both stores promise. */
export function describeStore(name: string, makePlace: MakePlace, makeOtherPlace: MakePlace): void {
  describe(`${name}: appending`, () => appending(makePlace));
  describe(`${name}: racing`, () => racing(makePlace));
  describe(`${name}: what is written together`, () => togetherWith(makePlace));
  describe(`${name}: failing`, () => failing(makePlace));
  describe(`${name}: opening and closing`, () => lifetime(makePlace));
  describe(`${name}: backups`, () => backups(makePlace, makeOtherPlace));
}
