import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/read-config.ts';
import { Document, jsonIn, rowsIn, wordsIn } from '../kit/document.ts';
import { openHouse } from '../kit/house.ts';
import { Visitor } from '../kit/visitor.ts';

const operations = new Document('operations.md');
const settings = rowsIn(operations.part('## Configuration')).map(([name, otherwise, what]) => ({
  name: name!.slice(1, -1),
  otherwise: otherwise!,
  what: what!,
}));

describe('docs/operations.md', () => {
  it('has exactly the variables that the server reads', () => {
    const asked = new Set<string>();
    readConfig(
      new Proxy({} as Record<string, undefined>, {
        get(_, name) {
          asked.add(String(name));
          return undefined;
        },
      }),
    );
    expect(settings.map(({ name }) => name).toSorted()).toEqual([...asked].toSorted());
    for (const { what } of settings) expect(what).not.toBe('');
  });

  it('has their defaults', () => {
    const fixed = { PROCESS_ID: 'same' };
    const none = readConfig(fixed);
    for (const { name, otherwise } of settings) {
      const [value] = wordsIn(otherwise);
      if (value !== undefined) expect(readConfig({ ...fixed, [name]: value }), name).toEqual(none);
      else expect(['none', 'random', 'cores − 1'], name).toContain(otherwise);
    }
    const { origin, databaseUrl, redisUrl, metricsToken, notices } = none;
    expect({ origin, databaseUrl, redisUrl, metricsToken, push: notices.push }).toEqual({
      origin: null,
      databaseUrl: null,
      redisUrl: null,
      metricsToken: null,
      push: null,
    });
  });

  it('has exactly the metrics that the server has', async () => {
    const house = await openHouse();
    const { origin } = await Visitor.come(house);
    const text = await (await fetch(`${origin}/metrics`)).text();
    const metrics = [...text.matchAll(/^# TYPE (engawa_\w+)/gm)].map(([, name]) => name!);
    const told = rowsIn(operations.part('## Watching')).flatMap(([name]) => wordsIn(name!));
    expect(told.filter((name) => name.startsWith('engawa_')).toSorted()).toEqual(metrics.toSorted());
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('shows a line of the log as it is', () => {
    const [line] = jsonIn<object>(operations.part('## Logs'));
    expect(Object.keys(line!)).toEqual(['level', 'time', 'process', 'table', 'number', 'error', 'msg']);
  });

  it('leads nowhere that is not there', () => {
    const headings = [...operations.text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading!.toLowerCase().replaceAll(' ', '-'),
    );
    for (const name of ['api.md', 'operations.md']) {
      const { text } = new Document(name);
      const links = name === 'operations.md' ? /\]\(#([\w-]+)\)/g : /\]\(operations\.md#([\w-]+)\)/g;
      for (const [, link] of text.matchAll(links)) expect(headings).toContain(link);
    }
  });
});
