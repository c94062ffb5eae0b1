import type { Command } from '../command.ts';
import { environmentOf, STORE_FLAGS, STORE_NOTES, withServer } from '../server.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Opens the site: serves tables to people and programs until Ctrl-C or SIGTERM.',
  operands: [],
  flags: {
    port: { value: 'n', help: 'The port, instead of PORT (by default 8080); 0 takes a free one.' },
    host: { value: 'address', help: 'The address to listen at, instead of HOST (by default 127.0.0.1).' },
    ...STORE_FLAGS,
  },
  notes: [
    ...STORE_NOTES,
    '',
    'Other settings are environment variables too; docs/operations.md has them all:',
    '  ORIGIN         where people reach the site, such as https://play.example.org',
    '  TRUST_PROXY    1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto',
    '  REDIS_URL      the bus between several processes, instead of PostgreSQL',
    '  LOG_LEVEL      fatal, error, warn, info, debug, trace or silent',
    '  METRICS_TOKEN  what whoever reads /metrics from elsewhere must show',
    '  PUSH_…         keys for telling browsers of their turns: engawa push-keys makes them',
    '  BOT_…          threads, time, memory and pause of the bots',
    '  LIMIT_…        how much of everything one client may ask for',
  ],
  async run(args, io) {
    args.count('port', 0, 65_535);
    return withServer((server) => server.serve(environmentOf(args, io), io.out));
  },
};
