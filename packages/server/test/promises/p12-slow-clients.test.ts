import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Group, invite, openGame } from '../faults/crowd.ts';
import { type Door, Houses } from '../faults/houses.ts';
import { Ledger } from '../faults/ledger.ts';
import { type Kind, makePlace, readBeside } from '../faults/place.ts';
import { inRound, isLong, report } from '../faults/round.ts';
import { halfOpen, many, neverRead, statusOf, upgradeOf } from '../faults/sockets.ts';
import { Visitor } from '../kit/visitor.ts';

const LAZY = inRound(5, 50);
const SILENT = inRound(300, 3_000);
const HALF_OPEN = inRound(500, 4_000);
const AT_THE_DOOR = inRound(200, 1_000);
const MEGABYTES = 60;

async function oneHouse(limits: Readonly<Record<string, string>>, kind: Kind = 'libsql') {
  const place = await makePlace(kind);
  const houses = await Houses.open(1, { ...place.env, ...limits });
  return { houses, door: houses.door(0), db: await readBeside(place) };
}

/** A game beside the trouble, which must go on and end. */
async function gameBeside(door: Door, db: Awaited<ReturnType<typeof oneHouse>>['db']): Promise<Group> {
  return new Group([await invite(door, 'Ren'), await invite(door, 'Aki')], [], new Ledger(), db, 12);
}

describe('P12: one slow or hostile client does not slow the others', () => {
  it('P12: whoever never reads is let go before much is kept for them', { timeout: 600_000 }, async () => {
    const { houses, door, db } = await oneHouse({ LIMIT_SEND_BUFFER: '65536' });
    const beside = await gameBeside(door, db);
    const table = await openGame([await invite(door, 'Nao')], ['random']);
    const before = await houses.at(0).measure();
    let most = 0;
    const lazy = Array.from({ length: LAZY }, async () => neverRead(await Visitor.come(door, 'Lazy'), table));
    const looking = setInterval(async () => {
      most = Math.max(most, (await houses.at(0).measure()).memory);
    }, 250);
    // Each of them is thrown out: otherwise this never ends.
    await Promise.all(lazy);
    clearInterval(looking);
    await beside.enough();
    expect(most).toBeLessThan(before.memory + MEGABYTES);
    report('P12 never read', { clients: LAZY, 'megabytes before': before.memory, 'at most': most });
  });

  it('P12: there are at most as many sockets as allowed, and who is turned away leaves nothing behind', {
    timeout: 600_000,
  }, async () => {
    const { houses, door, db } = await oneHouse({ LIMIT_SOCKETS: '50', LIMIT_SOCKETS_PER_ADDRESS: '30' }, 'postgres');
    const beside = await gameBeside(door, db);
    const visitor = await Visitor.come(door, 'Crowd');
    const before = await houses.at(0).measure();
    // They do not hang up when they are turned away.
    const knock = (from: string) => many(AT_THE_DOOR, () => halfOpen(door.port, upgradeOf(visitor), from));
    const [here, there] = [knock('127.0.0.1'), knock('127.0.0.2')];
    const countIn = async (sockets: readonly Socket[]) =>
      (await Promise.all(sockets.map(statusOf))).filter((status) => status === 101).length;
    const letIn = await Promise.all([countIn(here), countIn(there)]);
    // Two of the places are taken by the game beside.
    expect(letIn[0]).toBeLessThanOrEqual(28);
    expect(letIn[1]).toBeLessThanOrEqual(30);
    expect(letIn[0]! + letIn[1]!).toBe(48);
    await expect.poll(async () => (await houses.at(0).measure()).sockets, { timeout: 10_000 }).toBeLessThan(70);
    await beside.enough();
    expect((await houses.at(0).measure()).memory).toBeLessThan(before.memory + MEGABYTES);
    // Their places are free again once they leave.
    for (const socket of [...here, ...there]) socket.destroy();
    const comeAgain = () => statusOf(many(1, () => halfOpen(door.port, upgradeOf(visitor)))[0]!);
    await expect.poll(comeAgain, { timeout: 60_000 }).toBe(101);
    report('P12 turned away', { 'at the door': 2 * AT_THE_DOOR, 'let in': letIn[0]! + letIn[1]! });
  });

  it('P12: sockets that give no sign of life are dropped, and half requests hold up nobody', {
    timeout: 600_000,
  }, async () => {
    const { houses, door, db } = await oneHouse({ LIMIT_IDLE: '1000' });
    const beside = await gameBeside(door, db);
    const visitor = await Visitor.come(door, 'Nao');
    const before = await houses.at(0).measure();
    const silent = many(SILENT, () => halfOpen(door.port, upgradeOf(visitor)));
    const ends = silent.map((socket) => new Promise((resolve) => socket.once('end', resolve)));
    expect(new Set(await Promise.all(silent.map(statusOf)))).toEqual(new Set([101]));
    many(HALF_OPEN, (i) => halfOpen(door.port, HALF_REQUESTS[i % HALF_REQUESTS.length]!));
    await Promise.all(ends);
    await beside.enough();
    expect((await houses.at(0).measure()).memory).toBeLessThan(before.memory + MEGABYTES);
    // In the short round nobody waits for the server's patience to end.
    if (!isLong) return;
    const left = async () => (await houses.at(0).measure()).sockets;
    await expect.poll(left, { timeout: 120_000, interval: 500 }).toBeLessThan(20);
    report('P12 silent', { 'silent sockets': SILENT, 'half requests': HALF_OPEN });
  });
});

const HALF_REQUESTS = [
  '',
  'G',
  'GET /api/tables HTTP/1.1\r\nHost: x\r\n',
  'POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n{',
];
