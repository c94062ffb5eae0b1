import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** One line of JSON for whatever those who run the server should know. */
export function createLog(
  { logLevel, process }: Pick<Config, 'logLevel' | 'process'>,
  to: DestinationStream = pino.destination({ sync: true }),
): Logger {
  return pino({ level: logLevel, base: { process }, serializers: { error: withoutValues } }, to);
}

/** Only these fields: a driver's error may carry the values of a query. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { name, message, ...(code === undefined ? {} : { code }), stack };
}
