import { Refused } from '@engawa/wire';
import type * as z from 'zod/mini';
import type { Call } from './env.ts';

const DEEPEST = 32;
/** The letter that not every store takes, as JSON spells it: not after a backslash that means itself. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Reads a JSON document that somebody sent: a frame or a body. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new Refused('bad-request');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('bad-request');
  }
}

/** Counts brackets outside of strings, before anything recursive sees them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (inString) {
      if (sign === '\\') i++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '[' || sign === '{') {
      if (++depth > DEEPEST) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

/** The body of a request, checked against its schema; no body at all counts as `{}`. */
export async function read<S extends z.ZodMiniType>(call: Call, schema: S): Promise<z.output<S>> {
  const bytes = await call.req.arrayBuffer();
  const text = decode(bytes);
  const found = schema.safeParse(bytes.byteLength === 0 ? {} : parseJson(text));
  if (!found.success || NUL.test(text)) throw new Refused('bad-request');
  return found.data;
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('bad-request');
  }
}
