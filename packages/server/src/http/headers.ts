import type { IncomingMessage } from 'node:http';

/** The headers of a request, be it Hono's or a WebSocket's upgrade. */
export interface HeaderReader {
  get(name: string): string | null;
}

export function headersOf(request: IncomingMessage): HeaderReader {
  return {
    get(name) {
      const value = request.headers[name.toLowerCase()];
      return (Array.isArray(value) ? value.join(', ') : value) ?? null;
    },
  };
}

/** The last of several values: the only one that our own proxy, and not somebody before it, has written. */
export function lastHop(headers: HeaderReader, name: string): string | undefined {
  return headers.get(name)?.split(',').at(-1)?.trim();
}
