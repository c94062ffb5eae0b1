import { z } from 'zod';
import type { Hint } from './bus.ts';

/** PostgreSQL takes payloads below 8000 bytes. */
const LARGEST = 7_999;

const name = z.string().min(1).max(200);
const number = z.int().min(0);

/** A kind of hint without a schema does not compile. */
const hints = {
  moved: z.object({ is: z.literal('moved'), table: name, number }),
  chat: z.object({ is: z.literal('chat'), table: name, number }),
  standing: z.object({ is: z.literal('standing'), table: name }),
  renamed: z.object({ is: z.literal('renamed'), person: name }),
  mutes: z.object({ is: z.literal('mutes'), person: name }),
  presence: z.object({ is: z.literal('presence'), table: name, here: z.array(number).max(100), watchers: number }),
  revoked: z.object({ is: z.literal('revoked'), session: name }),
  'revoked-all': z.object({ is: z.literal('revoked-all'), person: name }),
} satisfies { readonly [K in Hint['is']]: z.ZodType<Extract<Hint, { is: K }>> };
const hint: z.ZodType<Hint> = z.union(Object.values(hints));

const packet = z.object({ from: name, hints: z.array(z.unknown()) });

export interface Packet {
  readonly from: string;
  readonly hints: readonly Hint[];
}

/** As few texts as hold all of them. A hint that is too large by itself is left out. */
export function pack(from: string, hints: readonly Hint[]): string[] {
  const frame = Buffer.byteLength(JSON.stringify({ from, hints: [] }));
  const packets: string[] = [];
  let [inside, size] = [[] as string[], frame];
  const close = () => {
    if (inside.length > 0) packets.push(`{"from":${JSON.stringify(from)},"hints":[${inside.join(',')}]}`);
    [inside, size] = [[], frame];
  };
  for (const one of hints) {
    const text = JSON.stringify(one);
    const bytes = Buffer.byteLength(text) + 1;
    if (frame + bytes > LARGEST) continue;
    if (size + bytes > LARGEST) close();
    inside.push(text);
    size += bytes;
  }
  close();
  return packets;
}

/** What is not a packet is nothing; what is not a hint is left out: another version of the server may know more. */
export function unpack(text: string): Packet | undefined {
  try {
    const { from, hints } = packet.parse(JSON.parse(text));
    return { from, hints: hints.flatMap((one) => hint.safeParse(one).data ?? []) };
  } catch {
    return undefined;
  }
}
