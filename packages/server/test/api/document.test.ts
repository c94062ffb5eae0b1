import { readFileSync } from 'node:fs';
import { applyDifference, type Delta } from '@engawa/kernel';
import { clientFrameSchema, newTableSchema, type Refusal, type ServerFrame, wordsFor } from '@engawa/wire';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import type { Call } from '../../src/http/env.ts';
import { createLimits } from '../../src/http/limits.ts';
import { refuse } from '../../src/http/refusals.ts';
import { noticeRoutes } from '../../src/notices/routes.ts';
import { createPeople } from '../../src/people/people.ts';
import { recordRoutes } from '../../src/tables/record-routes.ts';
import { tableRoutes } from '../../src/tables/routes.ts';
import { Document, jsonIn, wordsIn } from '../kit/document.ts';
import { openHouse } from '../kit/house.ts';

const api = new Document('api.md');
const nobody = { accept: async () => undefined, webhookChanged() {} };

describe('docs/api.md', () => {
  it('has exactly the routes that the server has', async () => {
    const { context, tables } = await openHouse();
    const limits = createLimits(context.config);
    const people = createPeople(context, limits);
    const app = createApp(context, {
      people,
      registry: new Registry(),
      routes: [tableRoutes(tables, limits), recordRoutes(tables, limits), noticeRoutes(tables, limits, nobody)],
    });
    people.close();
    const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    const told = wordsIn(api.part('## Routes')).filter((word) => /^[A-Z]+ \//.test(word));
    expect(told.toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  it('has an example of every frame that a client may send, and they are such frames', () => {
    const examples = jsonIn<{ is: string }>(api.part('### What a client sends'));
    for (const example of examples) expect(clientFrameSchema.safeParse(example).error).toBeUndefined();
    const kinds = clientFrameSchema.def.options.map((option) => [...option.def.shape.is.def.values][0]);
    expect(new Set(examples.map(({ is }) => is))).toEqual(new Set(kinds));
  });

  it('has a recorded example of every frame that the server sends', () => {
    // Every kind must stand here, or it does not compile.
    const kinds: Record<ServerFrame['is'], true> = {
      hello: true,
      table: true,
      moved: true,
      done: true,
      refused: true,
      chat: true,
      presence: true,
      pong: true,
    };
    const examples = jsonIn<ServerFrame>(api.part('### What the server sends'));
    expect(new Set(examples.map(({ is }) => is))).toEqual(new Set(Object.keys(kinds)));
    const refused = examples.find((frame) => frame.is === 'refused')!;
    expect(refused.words).toBe(wordsFor('en', refused.why));
  });

  it('opens a table as it says, with the defaults that it says', () => {
    const [wish] = jsonIn<{ game: string; seats: unknown }>(api.part('### Games and tables')) as [
      { game: string; seats: unknown; salt: string },
    ];
    const { game, seats, salt } = wish;
    expect({ ...newTableSchema.parse({ game, seats }), salt }).toEqual(wish);
  });

  it('explains changes with an example that is right', () => {
    const [{ before, change, after }] = jsonIn(api.part('## Changes')) as [
      { before: unknown; change: Delta; after: unknown },
    ];
    expect(JSON.stringify(applyDifference(before, change))).toBe(JSON.stringify(after));
  });

  it('has every refusal, at its status', () => {
    const sources = ['../../../wire/src/refusals.ts', '../../../kernel/src/refusal.ts'];
    const refusals = sources.flatMap((source) => {
      const text = readFileSync(new URL(source, import.meta.url), 'utf8');
      return [...text.matchAll(/^ {2,4}'?([a-z-]{3,})'?: (?:\{|'|"|`)/gm)].map(([, word]) => word as Refusal);
    });
    const asked = { var: { language: 'en' }, json: (_: unknown, status: number) => status } as unknown as Call;
    const statuses = new Map(refusals.map((why) => [why as string, `${refuse(asked, why)}`]));
    const table = api.part('## Refusals').split('\n');
    for (const [why, status] of statuses) {
      const row = table.find((line) => line.startsWith('|') && line.includes(`\`${why}\``));
      expect(row, why).toBeDefined();
      expect(row!.split('|')[1], why).toContain(status);
    }
    const told = table.filter((line) => /^\| \d/.test(line)).flatMap((line) => wordsIn(line.split('|')[2]!));
    expect(told.filter((word) => word !== 'Retry-After').toSorted()).toEqual([...statuses.keys()].toSorted());
  });
});
