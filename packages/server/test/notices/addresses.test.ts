import { once } from 'node:events';
import { ClientRequest } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendSoon } from '../../src/notices/parts.ts';
import { createPost } from '../../src/notices/post.ts';
import { PostQueue } from '../../src/notices/post-queue.ts';
import { isPublic } from '../../src/notices/public-address.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { Visitor } from '../kit/visitor.ts';
import { PUSH } from './club.ts';
import { makeParts } from './parts.ts';
import { openReceiver } from './receiver.ts';

const INSIDE = [
  ...[
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
  ],
  ...['100.64.0.1', '100.127.255.255', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.1'],
  ...['203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1', '64:ff9b::7f00:1', 'fe80::1'],
  ...['fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::1', '3fff::1', '100::1'],
  ...['fe80::1%eth0', 'nonsense', ''],
];
const OUTSIDE = ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '223.255.255.255'];
const OUTSIDE_6 = ['2606:4700:4700::1111', '2a00:1450:4001::1', '2001:4860:4860::8888'];

describe('P18: an address', () => {
  it.each(INSIDE)('inside, or of nobody: %s', (address) => expect(isPublic(address)).toBe(false));
  it.each([...OUTSIDE, ...OUTSIDE_6])('that everybody may reach: %s', (address) =>
    expect(isPublic(address)).toBe(true),
  );
});

const carefully = { push: null, isPrivate: false };

describe('P18: what people name as an address', () => {
  it.each([
    'http://chat.example/hook',
    'ftp://chat.example/hook',
    'file:///etc/passwd',
    'https://user:secret@chat.example/hook',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://inside.example/',
    'https://both.example/',
    'https://nobody.example/',
    'chat.example/hook',
    '',
  ])('is refused: %s', async (url) => {
    const hosts: Record<string, string[]> = {
      localhost: ['127.0.0.1', '::1'],
      'inside.example': ['10.0.0.7'],
      'both.example': ['8.8.8.8', 'fd00::7'],
      'chat.example': ['8.8.8.8'],
    };
    const post = createPost(carefully, async (host) => hosts[host] ?? []);
    expect(await post.accept(url)).toBeUndefined();
    await expect(post.send(url, {}, '{}')).rejects.toThrow(/not public|no address/);
  });

  it('is taken if it is public, without what belongs to no address', async () => {
    const post = createPost(carefully, async () => ['8.8.8.8', '2606:4700:4700::1111']);
    expect(await post.accept('https://Chat.Example:443/hook?a=1#there')).toBe('https://chat.example/hook?a=1');
    expect(await post.accept('https://8.8.8.8/hook')).toBe('https://8.8.8.8/hook');
  });

  it('is looked at again when it is connected to: a name that has moved inside meanwhile reaches nobody', async () => {
    let connections = 0;
    const inside = createServer((socket) => {
      connections++;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    onTestFinished(() => void inside.close());
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    const post = createPost(carefully, async () => answers.shift() ?? ['127.0.0.1']);
    const { port } = inside.address() as { port: number };
    const url = (await post.accept(`https://rebound.example:${port}/`))!;
    expect(url).toBeDefined();
    await expect(post.send(url, {}, '{}')).rejects.toThrow('the host is not public');
    expect(connections).toBe(0);
  });

  it('is refused by the routes, unless the server may talk to its own network', async () => {
    const { NOTICES_PRIVATE: _, ...push } = PUSH;
    const ren = await Visitor.come(await openHouse(push));
    const { table } = await ren.open({ game: 'tokaido', seats: ['open', 'open'] });
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
    for (const url of ['http://127.0.0.1:9/', 'https://127.0.0.1:9/', 'https://localhost/', 'https://10.0.0.1/']) {
      const hook = await ren.request('PUT', `/tables/${table}/webhook`, { url, language: 'en' });
      const browser = await ren.request('PUT', '/push', { endpoint: url, keys, language: 'en' });
      for (const { status, body } of [hook, browser]) expect([status, body.why]).toEqual([400, 'bad-address']);
    }
    const club = await Visitor.come(await openHouse(PUSH));
    const { table: own } = await club.open({ game: 'tokaido', seats: ['open', 'open'] });
    await club.must('PUT', `/tables/${own}/webhook`, { url: 'http://127.0.0.1:9/', language: 'en' });
  });

  it('may be named so often, and no more', async () => {
    const ren = await Visitor.come(await openHouse({ ...PUSH, LIMIT_CHAT_PER_MINUTE: '2' }));
    const { table } = await ren.open({ game: 'tokaido', seats: ['open', 'open'] });
    const set = () => ren.request('PUT', `/tables/${table}/webhook`, { url: 'http://127.0.0.1:9/', language: 'en' });
    expect([(await set()).status, (await set()).status, (await set()).status]).toEqual([204, 204, 429]);
  });
});

describe('what is sent', () => {
  it('is given five seconds, and its answer is not read to the end', async () => {
    const receiver = await openReceiver();
    const post = createPost({ push: null, isPrivate: true });
    receiver.answers.set('/slow', 'never');
    const began = performance.now();
    await expect(post.send(`${receiver.url}/slow`, {}, 'x')).rejects.toThrow(/abort/i);
    expect(performance.now() - began).toBeGreaterThan(4_500);
    receiver.answers.set('/elsewhere', { to: `${receiver.url}/there` });
    expect(await post.send(`${receiver.url}/elsewhere`, {}, 'x')).toBe(302);
    expect(await post.send(`${receiver.url}/long`, {}, 'x')).toBe(201);
    expect(receiver.got.map(({ path }) => path)).toEqual(['/slow', '/elsewhere', '/long']);
  });

  it('fails where the answer goes on in another protocol, or never comes', { timeout: 20_000 }, async () => {
    const post = createPost({ push: null, isPrivate: true });
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
    let left = 0;
    const other = createServer((socket) => {
      socket.once('data', () => socket.write(upgrade));
      socket.on('error', () => {}).on('close', () => left++);
    });
    const silent = createServer((socket) => socket.once('data', () => socket.end()));
    await expect(post.send(await openAt(other), {}, 'x')).rejects.toThrow('another protocol');
    await eventually(() => left).toBe(1);
    await expect(post.send(await openAt(silent), {}, 'x')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('fails however the connection ends without an answer', { timeout: 20_000 }, async () => {
    const post = createPost({ push: null, isPrivate: true });
    const silent = createServer((socket) => socket.on('error', () => {}));
    const url = await openAt(silent);
    // Node says nothing but that the request is closed.
    const spy = vi.spyOn(ClientRequest.prototype, 'end').mockImplementation(function (this: ClientRequest) {
      setImmediate(() => this.emit('close'));
      return this;
    });
    onTestFinished(() => spy.mockRestore());
    await expect(post.send(url, {}, 'x')).rejects.toThrow('without an answer');
  });

  it('waits its turn: few at once, fewer for one host, and no more than there is room for', async () => {
    const { add, begun, ends } = openQueue();
    let sender = 0;
    const addTo = (host: string) => add(host, `${sender++}`);
    for (let i = 0; i < 10; i++) addTo('slow');
    addTo('other');
    expect(begun).toEqual(['slow', 'slow', 'slow', 'slow', 'other']);
    ends[0]!();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['slow', 'slow', 'slow', 'slow', 'other', 'slow']);
    let taken = 0;
    while (addTo('slow')) taken++;
    expect(taken).toBe(995);
  });

  it('is waited for as long as patience lasts', async () => {
    const { queue, add } = openQueue();
    add('slow', 'ren');
    const began = performance.now();
    await queue.idle(50);
    expect(performance.now() - began).toBeGreaterThan(40);
  });

  it('P18: is no more than two at once for one sender, however many hosts there are, and others pass by', async () => {
    const { add, begun, ends } = openQueue();
    for (let i = 0; i < 10; i++) add(`ren-${i}`, 'ren');
    for (let i = 0; i < 3; i++) add(`aki-${i}`, 'aki');
    expect(begun).toEqual(['ren-0', 'ren-1', 'aki-0', 'aki-1']);
    ends[1]!();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun.slice(4)).toEqual(['ren-2']);
    let taken = 0;
    while (add('ren', 'ren')) taken++;
    expect(taken).toBe(43);
    expect(add('nao', 'nao')).toBe(true);
    expect(begun.slice(5)).toEqual(['nao']);
  });

  it('P18: goes to a host by its name, whatever its port', async () => {
    const { context } = await openHouse();
    const { parts } = makeParts(context);
    let begun = 0;
    const send = () => {
      begun++;
      return new Promise<number>(() => {});
    };
    for (let i = 1; i <= 9; i++) {
      sendSoon(parts, { table: 'one', sender: `${i}`, url: `https://chat.example:${i}/hook`, send });
    }
    expect(begun).toBe(4);
  });
});

/** A queue of things that end when they are told to. */
function openQueue() {
  const queue = new PostQueue();
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (host: string) => () => {
    begun.push(host);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const add = (host: string, sender: string) => queue.add({ host, sender, work: work(host) });
  return { queue, add, begun, ends };
}

async function openAt(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
