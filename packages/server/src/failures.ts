import { ConfigError } from './read-config.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program is using it',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'nobody knows this name',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
};

/** What those who run the server must know of an error, in a sentence; undefined for what nobody has foreseen. */
export function inWords(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, address, port, hostname } = error as NodeJS.ErrnoException & Record<string, unknown>;
  const why = REASONS[code ?? ''] ?? code;
  if (syscall === 'listen') return `The server cannot listen at ${address}, port ${port}: ${why}.`;
  if (syscall === 'getaddrinfo') return `The server cannot listen at ${hostname}: ${why}.`;
  // The store explains itself in plain errors; whatever has a code or a class of its own comes from elsewhere.
  const isPlain = Object.getPrototypeOf(error) === Error.prototype && code === undefined;
  return isPlain ? error.message : undefined;
}
