import { connect } from 'node:net';
import { SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { Attacker } from '../faults/attacker.ts';
import { Group, invite, openGame } from '../faults/crowd.ts';
import { Houses } from '../faults/houses.ts';
import { Ledger } from '../faults/ledger.ts';
import { makePlace, readBeside } from '../faults/place.ts';
import { inRound, report } from '../faults/round.ts';
import { until, Visitor } from '../kit/visitor.ts';

const FRAMES = inRound(4_000, 100_000);
/** A table that was closed or ended by a frame gives only dull answers: then another one is opened. */
const FRAMES_A_TABLE = 1_000;
const BROKEN_STREAMS = inRound(100, 2_000);
const MEGABYTES = 60;

describe('P11: bad input breaks no table and no server', () => {
  it('P11: fuzzed frames, while a game goes on at another table', { timeout: 1_200_000 }, async () => {
    const place = await makePlace('libsql');
    const houses = await Houses.open(1, place.env);
    const door = houses.door(0);
    const db = await readBeside(place);
    const ledger = new Ledger();
    const quiet = new Group([await invite(door, 'Ren'), await invite(door, 'Aki')], ['random'], ledger, db, 11);

    const seated = [await invite(door, 'Oni'), await invite(door, 'Yuki'), await invite(door, 'Neko')];
    const stranger = new Visitor(door);
    const everybody = [...seated.map(({ visitor }) => visitor), stranger];
    const attackers = everybody.map((visitor, i) => new Attacker(visitor, SearchLuck.seeded(110 + i)));
    const before = await houses.at(0).measure();
    for (let sent = 0; sent < FRAMES; sent += FRAMES_A_TABLE) {
      const table = await openGame(seated.slice(0, 2), ['random']);
      const { connection } = seated[0]!;
      const stop = connection.watch(table, () => {});
      await until(connection, table, () => true);
      const known = () => connection.known(table)!;
      await Promise.all(attackers.map((one) => one.attack(known, FRAMES_A_TABLE / attackers.length)));
      stop();
      everybody.forEach(({ frames }) => {
        frames.length = 0;
      });
    }
    for (const attacker of attackers) attacker.leave();
    await quiet.enough();
    const after = await houses.at(0).measure();
    expect(after.memory).toBeLessThan(before.memory + MEGABYTES);
    const answers = total(attackers.map((one) => one.answers));
    // Nothing that was sent made the server stumble over itself.
    expect(answers['refused: unavailable'] ?? 0, houses.at(0).lastWords).toBe(0);
    expect(answers['refused: broken'] ?? 0, houses.at(0).lastWords).toBe(0);
    expect(answers['refused: bad-request']).toBeGreaterThan(0);
    expect(answers.done).toBeGreaterThan(0);
    expect(quiet.games).toBeGreaterThan(0);
    report('P11', {
      frames: attackers.reduce((sum, { sent }) => sum + sent, 0),
      'sockets lost': attackers.reduce((sum, { closed }) => sum + closed, 0),
      'games ended beside': quiet.games,
      'megabytes before': before.memory,
      'megabytes after': after.memory,
      ...answers,
    });
  });

  it('P11: what is no WebSocket at all', { timeout: 600_000 }, async () => {
    const place = await makePlace('libsql');
    const houses = await Houses.open(1, place.env);
    const door = houses.door(0);
    const luck = SearchLuck.seeded(1111);
    const ren = await invite(door, 'Ren');
    for (let i = 0; i < BROKEN_STREAMS; i++) await brokenStream(door.port, luck);
    const table = await openGame([ren], ['random']);
    ren.connection.watch(table, () => {});
    await until(ren.connection, table, ({ shown }) => shown.choices.length > 0);
    expect(houses.at(0).isAlive).toBe(true);
  });
});

function total(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const [key, count] of Object.entries(one)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

const UPGRADE = [
  'GET /api/live HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n');

/** An upgrade, whole or mutilated, and then bytes that are no frames; the other end may do what it likes. */
function brokenStream(port: number, luck: SearchLuck): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      const isWhole = luck.below(4) > 0;
      socket.write(isWhole ? UPGRADE : UPGRADE.slice(0, luck.below(UPGRADE.length)));
      const bytes = Buffer.from(Array.from({ length: 1 + luck.below(40) }, () => luck.below(256)));
      setTimeout(() => socket.write(bytes, () => setTimeout(() => socket.destroy(), luck.below(5))), luck.below(5));
    });
    socket.on('data', () => {});
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}
