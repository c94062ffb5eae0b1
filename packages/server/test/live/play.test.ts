import { gameById } from '@engawa/games';
import { readRecord, verify } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { openHouse } from '../kit/house.ts';
import { playSeat } from '../kit/player.ts';
import { until, Visitor } from '../kit/visitor.ts';

describe('a game of two people', () => {
  it('is opened, joined by invitation, started, played to the end and checked', async () => {
    const house = await openHouse();
    const [ren, aki] = [await Visitor.come(house, 'Ren'), await Visitor.come(house, 'Aki')];
    const { table, invitation } = await ren.open({ game: 'tokaido', seats: ['open', 'open'] });
    expect((await aki.post(`/tables/${table}/sit`)).body.why).toBe('not-invited');
    await aki.must('POST', `/tables/${table}/sit`, { invitation, salt: 'sea' });
    expect((await aki.post(`/tables/${table}/start`)).body.why).toBe('not-owner');
    await ren.must('POST', `/tables/${table}/start`);
    const ends = await Promise.all([
      playSeat(ren.connect(), table, { seed: 1 }),
      playSeat(aki.connect(), table, { seed: 2 }),
    ]);
    expect(ends.map(({ shown }) => [shown.status, shown.seat])).toEqual([
      ['over', 0],
      ['over', 1],
    ]);
    const [end] = ends;
    expect(end.shown.places).toHaveLength(2);
    const { text } = await aki.must('GET', `/tables/${table}/record`);
    const record = readRecord(text as string);
    expect(record.names).toEqual(['Ren', 'Aki']);
    expect(record.luck).toEqual(end.shown.luck);
    expect(record.luck!.salts).toEqual(['', 'sea']);
    verify(gameById('tokaido')!, record);
  });
});

describe('a game against bots', () => {
  it('begins at once and goes on by itself', async () => {
    const house = await openHouse();
    const ren = await Visitor.come(house);
    const seats = ['open' as const, { bot: 'greedy' }, { bot: 'random' }];
    const { table } = await ren.open({ game: 'tokaido', seats, autostart: true });
    const end = await playSeat(ren.connect(), table);
    expect(end.shown.status).toBe('over');
  });

  it('needs nobody', async () => {
    const house = await openHouse();
    const ren = await Visitor.come(house);
    const seats = [{ bot: 'random' }, { bot: 'random' }, { bot: 'greedy' }];
    const { table } = await ren.open({ game: 'tokaido', seats, autostart: true, watch: true });
    const connection = ren.connect();
    connection.watch(table, () => {});
    const { shown } = await until(connection, table, (known) => known.shown.status === 'over');
    expect(shown.seat).toBeNull();
  });
});
