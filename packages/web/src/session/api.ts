import { type Refusal, Refused, wordsFor } from '@engawa/wire';
import { useSettings } from '../settings/settings.ts';

/** The server cannot be reached, or does not make sense. */
export class Unreachable extends Error {}

/** Asks the server; a refusal is thrown as `Refused`, whose words `wordsOf` says. */
export async function api<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const { why } = (await response.json().catch(() => ({}))) as { why?: Refusal };
  throw why === undefined ? new Unreachable() : new Refused(why);
}

/** What to tell the reader about something that was thrown. */
export function wordsOf(error: unknown): string {
  return wordsFor(useSettings.getState().language, error instanceof Refused ? error.why : 'unavailable');
}
