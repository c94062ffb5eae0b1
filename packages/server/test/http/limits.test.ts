import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientAddress, isLocal } from '../../src/http/address.ts';
import { createLimits, TooMany } from '../../src/http/limits.ts';
import { send, startServer, type Wishes } from './kit.ts';

async function open(wishes: Wishes) {
  const server = await startServer(wishes);
  onTestFinished(() => server.close());
  return server;
}

const PASSWORD = 'lantern over the river';

describe('at the door', () => {
  it('each address makes so many guests an hour', async () => {
    const server = await open({ config: { trustProxy: true }, limits: { guestsPerHour: 2 } });
    const guestFrom = async (address: string) =>
      (await server.visitor({ 'x-forwarded-for': `10.9.9.9, ${address}` }).post('/api/guest')).status;
    expect([await guestFrom('192.0.2.1'), await guestFrom('192.0.2.1')]).toEqual([200, 200]);
    expect(await guestFrom('192.0.2.1')).toBe(429);
    expect(await guestFrom('192.0.2.2')).toBe(200);
  });

  it('a bad name costs none of them', async () => {
    const server = await open({ limits: { guestsPerHour: 1 } });
    for (let i = 0; i < 3; i++) expect((await server.visitor().post('/api/guest', { name: '<>' })).status).toBe(400);
    expect((await server.visitor().post('/api/guest', { name: 'Anna' })).status).toBe(200);
  });

  it('whoever is refused hears in words when to come back', async () => {
    const server = await open({ limits: { guestsPerHour: 0 } });
    const { status, headers, body } = await server.visitor({ 'accept-language': 'ru' }).post('/api/guest');
    expect([status, body]).toEqual([429, { why: 'too-many', words: 'Слишком часто: подождите немного.' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('an address guesses only so many passwords, of whatever names', async () => {
    const server = await open({ limits: { signInsPerHour: 3 } });
    const guess = async (name: string) =>
      (await server.visitor().post('/api/sign-in', { name, password: 'guess' })).status;
    expect([await guess('A'), await guess('B'), await guess('C'), await guess('D')]).toEqual([401, 401, 401, 429]);
  });

  it('a name is guessed at only so often, from wherever; whoever knows the password starts afresh', async () => {
    const server = await open({ config: { trustProxy: true }, limits: { signInsPerHour: 3 } });
    let address = 0;
    const from = () => server.visitor({ 'x-forwarded-for': `192.0.2.${++address}` });
    await from().post('/api/account', { name: 'Guessed', password: PASSWORD });
    const guess = async (password: string, name = 'GUESSED') =>
      (await from().post('/api/sign-in', { name, password })).status;
    expect([await guess('1'), await guess('2'), await guess(PASSWORD)]).toEqual([401, 401, 200]);
    expect([await guess('1'), await guess('2'), await guess('3')]).toEqual([401, 401, 401]);
    expect(await guess(PASSWORD)).toBe(429);
    expect(await guess(PASSWORD, 'Another')).toBe(401);
  });

  it('each address asks so much, and each person, from wherever', async () => {
    const server = await open({ config: { trustProxy: true }, limits: { requestsPerSecond: 1 } });
    const stranger = server.visitor({ 'x-forwarded-for': '192.0.2.1' });
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await stranger.get('/api/games')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);

    const traveller = server.visitor();
    await traveller.post('/api/guest');
    const seen = [];
    for (let i = 0; i < 11; i++) {
      const { status } = await traveller.ask('GET', '/api/me', undefined, { 'x-forwarded-for': `198.51.100.${i}` });
      seen.push(status);
    }
    expect(seen).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('records that are brought along', () => {
  it('are so many an hour, of an address and of a person, also bad ones', async () => {
    const server = await open({ config: { trustProxy: true }, limits: { tablesPerHour: 2 } });
    const visitor = server.visitor();
    await visitor.post('/api/guest');
    let address = 0;
    const bring = async (from = `192.0.2.${++address}`) =>
      (await visitor.ask('POST', '/api/records', {}, { 'x-forwarded-for': from })).status;
    // Nobody takes records in here: what is not refused is not found.
    expect([await bring(), await bring(), await bring()]).toEqual([404, 404, 429]);
    const stranger = () => send(server.port, { method: 'POST', path: '/api/records' });
    expect((await stranger()).status).toBe(404);
    expect((await stranger()).status).toBe(404);
    expect((await stranger()).status).toBe(429);
    expect((await visitor.get('/api/records')).status).toBe(404);
  });
});

describe('limits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const config = { limits: { ...zero(), requestsPerSecond: 2, chatPerMinute: 2, tablesPerHour: 1 } };

  it('are over after their time', async () => {
    const limits = createLimits(config);
    for (let i = 0; i < 2; i++) await limits.take('chat', { person: 'p' });
    await expect(limits.take('chat', { person: 'p' })).rejects.toThrow(TooMany);
    await vi.advanceTimersByTimeAsync(60_001);
    await limits.take('chat', { person: 'p' });
  });

  it('allow ten seconds’ worth at once', async () => {
    const limits = createLimits(config);
    for (let i = 0; i < 20; i++) await limits.take('requests', { person: 'p' });
    await expect(limits.take('requests', { person: 'p' })).rejects.toThrow(TooMany);
    for (let i = 0; i < 10; i++) await limits.take('replays', { address: 'a' });
    await expect(limits.take('replays', { address: 'a' })).rejects.toThrow(TooMany);
  });

  it('hold for each of those whom something is counted for', async () => {
    const limits = createLimits(config);
    await limits.take('tables', { address: 'a', person: 'p' });
    await expect(limits.take('tables', { address: 'a', person: 'q' })).rejects.toThrow(TooMany);
    await expect(limits.take('tables', { address: 'b', person: 'p' })).rejects.toThrow(TooMany);
    await limits.take('tables', { address: 'p', name: 'a' });
  });
});

describe('the address of a client', () => {
  const at = (socket: string | undefined, forwarded: string | undefined, trustProxy: boolean) =>
    clientAddress({ trustProxy }, socket, new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }));

  it.each([
    ['192.0.2.1', undefined, false, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, false, '192.0.2.1'],
    ['192.0.2.1', '203.0.113.9', false, '192.0.2.1'],
    ['127.0.0.1', '203.0.113.9', true, '203.0.113.9'],
    ['127.0.0.1', '1.1.1.1, 2.2.2.2, 203.0.113.9', true, '203.0.113.9'],
    ['127.0.0.1', '203.0.113.9, nonsense', true, '127.0.0.1'],
    ['127.0.0.1', '', true, '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:0db8:0001:0002::/64'],
    ['2001:db8:1:2::9', undefined, false, '2001:0db8:0001:0002::/64'],
    ['fe80::1%eth0', undefined, false, 'fe80:0000:0000:0000::/64'],
    [undefined, undefined, false, 'unknown'],
  ])('%s, forwarded for %s (trusted: %s), is %s', (socket, forwarded, trust, expected) => {
    expect(at(socket, forwarded, trust)).toBe(expected);
  });

  it('is this machine only without anybody in between', () => {
    for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isLocal(local, new Headers())).toBe(true);
    for (const other of ['192.0.2.1', '::ffff:10.0.0.1', '2001:db8::1', undefined]) {
      expect(isLocal(other, new Headers())).toBe(false);
    }
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(isLocal('127.0.0.1', new Headers({ [name]: '127.0.0.1' }))).toBe(false);
    }
  });
});

function zero() {
  return {
    framesPerSecond: 0,
    requestsPerSecond: 0,
    guestsPerHour: 0,
    signInsPerHour: 0,
    tablesPerHour: 0,
    chatPerMinute: 0,
    socketsPerAddress: 0,
    sockets: 0,
    sendBuffer: 0,
    idle: 0,
  };
}
