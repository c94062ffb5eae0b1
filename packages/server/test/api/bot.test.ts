import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openHouse } from '../kit/house.ts';
import { playSeat } from '../kit/player.ts';
import { Visitor } from '../kit/visitor.ts';
import { BOT_FILE, newProgram, runBot, unreliableWay } from './outside-bot.ts';

describe('the outside bot of examples/bot.mjs', () => {
  it('has fewer than 60 lines', () => {
    expect(readFileSync(BOT_FILE, 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
  });

  it('finds a public table, sits down and plays Tokaido to the end', async () => {
    const house = await openHouse();
    const ren = await Visitor.come(house);
    const bot = runBot(await newProgram(house, 'Outsider'), ren.origin, 'tokaido');
    const seats = ['open' as const, { bot: 'random' }, 'open' as const];
    const { table } = await ren.open({ game: 'tokaido', seats, public: true, autostart: true });
    const { shown } = await playSeat(ren.connect(), table);
    expect(shown.status).toBe('over');
    expect(shown.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ren', 'random', 'Outsider']);
    expect(shown.seats[2]).toMatchObject({ person: { kind: 'program' }, bot: null });
    const { code, out, err } = await bot;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(shown.places);
  });

  it('comes with an invitation, and survives a connection that is cut again and again', async () => {
    const house = await openHouse();
    const ren = await Visitor.come(house);
    const way = await unreliableWay(house);
    const { table, invitation } = await ren.open({ game: 'tokaido', seats: ['open', 'open'], autostart: true });
    const bot = runBot(await newProgram(house, 'Outsider'), `http://127.0.0.1:${way.port}`, table, invitation);
    let cuts = 0;
    const { shown } = await playSeat(ren.connect(), table, {
      onTable: ({ number }) => {
        if (number < 8 * (cuts + 1)) return;
        cuts++;
        way.cut();
      },
    });
    expect(cuts).toBeGreaterThan(3);
    expect(shown.status).toBe('over');
    expect(shown.seats[1]).toMatchObject({ person: { name: 'Outsider' }, bot: null });
    expect((await bot).code).toBe(0);
  });

  it('ends with the reason in words when it is not let in', async () => {
    const house = await openHouse();
    const ren = await Visitor.come(house);
    const { table } = await ren.open({ game: 'tokaido', seats: ['open', 'open'] });
    const [noInvitation, noToken] = await Promise.all([
      runBot(await newProgram(house, 'Outsider'), ren.origin, table, 'guessed'),
      runBot('engawa_guessed', ren.origin, table, 'guessed'),
    ]);
    expect(noInvitation.code).not.toBe(0);
    expect(noInvitation.err).toContain('This table is private: you need its invitation.');
    expect(noToken.err).toContain('Say who you are first');
  });
});
