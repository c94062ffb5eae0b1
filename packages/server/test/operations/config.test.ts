import { describe, expect, it } from 'vitest';
import { isSecure } from '../../src/http/origin.ts';
import { newPushKeys } from '../../src/notices/push-keys.ts';
import { ConfigError, readConfig, summaryOf } from '../../src/read-config.ts';

const NO_ORIGIN = 'ORIGIN must be an address without a path, a query, a user and a password.';

describe('the configuration', () => {
  it('suits a server of one’s own when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      origin: null,
      trustProxy: false,
      dataFolder: 'data',
      databaseUrl: null,
      redisUrl: null,
      logLevel: 'info',
      metricsToken: null,
    });
  });

  it('names every process differently, unless it is told a name', () => {
    expect(readConfig({}).process).not.toBe(readConfig({}).process);
    expect(readConfig({ PROCESS_ID: 'left' }).process).toBe('left');
  });

  it('takes what is empty for what is not set, and no spaces around anything', () => {
    const { port, origin, dataFolder } = readConfig({ PORT: ' 9000 ', ORIGIN: '  ', DATA_DIR: '' });
    expect({ port, origin, dataFolder }).toEqual({ port: 9000, origin: null, dataFolder: 'data' });
  });

  it.each([
    ['1', true],
    ['true', true],
    ['YES', true],
    ['0', false],
    ['false', false],
    ['no', false],
  ])('understands TRUST_PROXY=%s', (given, meant) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(meant);
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, and is "eighty".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, and is "65536".'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, and is "80.5".'],
    ['BOT_TIME', '-1', 'BOT_TIME must be a whole number from 10 to 600000, and is "-1".'],
    ['LIMIT_SOCKETS', 'Infinity', 'LIMIT_SOCKETS must be a whole number from 1 to 10000000, and is "Infinity".'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY must be 1 or 0, and is "maybe".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, and is "loud".'],
    ['ORIGIN', 'play.example.org', 'ORIGIN must be an address that begins with http:// or https://.'],
    ['ORIGIN', 'https://play.example.org/club', NO_ORIGIN],
    ['ORIGIN', 'https://play.example.org/?club', NO_ORIGIN],
    ['ORIGIN', 'https://play.example.org?', NO_ORIGIN],
    ['ORIGIN', 'https://play.example.org/#club', NO_ORIGIN],
    ['ORIGIN', 'https://club:hush@play.example.org', NO_ORIGIN],
    ['ORIGIN', 'https://club@play.example.org/', NO_ORIGIN],
    ['DATABASE_URL', 'mysql://host', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    ['REDIS_URL', 'http://host', 'REDIS_URL must be an address that begins with redis:// or rediss://.'],
  ])('refuses %s=%s in a sentence', (key, given, sentence) => {
    expect(() => readConfig({ [key]: given })).toThrow(new ConfigError(sentence));
  });

  it.each([
    ['https://play.example.org', 'https://play.example.org'],
    ['https://play.example.org/', 'https://play.example.org'],
    ['HTTPS://Play.Example.ORG', 'https://play.example.org'],
    ['https://play.example.org:443', 'https://play.example.org'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('spells ORIGIN=%s as browsers do', (given, meant) => {
    const config = readConfig({ ORIGIN: given });
    expect(config.origin).toBe(meant);
    expect(isSecure(config, new Headers())).toBe(meant.startsWith('https:'));
  });

  it('takes the three settings of push together, and only keys that fit', async () => {
    const { publicKey, privateKey } = await newPushKeys();
    const keys = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
    const contact = 'mailto:club@example.org';
    expect(readConfig({}).notices).toEqual({ push: null, isPrivate: false });
    expect(readConfig({ ...keys, PUSH_CONTACT: contact }).notices.push).toEqual({ publicKey, privateKey, contact });
    expect(() => readConfig(keys)).toThrow(/set together, or none of them/);
    const other = (await newPushKeys()).privateKey;
    expect(() => readConfig({ ...keys, PUSH_PRIVATE_KEY: other, PUSH_CONTACT: contact })).toThrow(/must be a pair/);
    expect(() => readConfig({ ...keys, PUSH_PRIVATE_KEY: 'hush', PUSH_CONTACT: contact })).not.toThrow(/hush/);
    for (const nobody of ['club@example.org', 'http://example.org', 'mailto:']) {
      expect(() => readConfig({ ...keys, PUSH_CONTACT: nobody })).toThrow(/begins with mailto: or https:/);
    }
    const said = summaryOf(readConfig({ ...keys, PUSH_CONTACT: contact, NOTICES_PRIVATE: '1' })).join('\n');
    expect(said).not.toContain(privateKey);
    expect(said).toMatch(/^push +on, with the contact mailto:club@example\.org$/m);
    expect(said).toMatch(/^webhooks +also to private addresses and without TLS$/m);
    expect(summaryOf(readConfig({})).join('\n')).toMatch(/^push +off \(engawa push-keys/m);
  });

  it('does not repeat an address that it refuses: it may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://engawa:hush@host' })).not.toThrow(/hush/);
  });

  it('is told to whoever starts the server, without anything secret', () => {
    const lines = summaryOf(
      readConfig({
        DATABASE_URL: 'postgres://engawa:hush1@db.example.org:5433/games?password=hush2',
        REDIS_URL: 'redis://:hush3@bus.example.org',
        METRICS_TOKEN: 'hush4',
        ORIGIN: 'https://play.example.org',
        TRUST_PROXY: '1',
        PROCESS_ID: 'left',
      }),
    );
    const text = lines.join('\n');
    expect(text).not.toContain('hush');
    expect(text).toMatch(/^store +PostgreSQL at db\.example\.org:5433\/games$/m);
    expect(text).toMatch(/^bus +Redis at bus\.example\.org$/m);
    expect(text).toMatch(/^origin +https:\/\/play\.example\.org$/m);
    expect(text).toMatch(/^metrics +with a token$/m);
    expect(text).toMatch(/^process +left$/m);
    expect(summaryOf(readConfig({ DATA_DIR: 'there' })).join('\n')).toMatch(/^store +the folder there$/m);
  });
});
