import * as z from 'zod/mini';
import { isStorable } from './settings.ts';

/** What a client may send over its WebSocket: one JSON document a frame, at most this long. */
export const LONGEST_FRAME = 64 * 1024;
export const LONGEST_CHAT = 500;

const table = z.string().check(z.minLength(1), z.maxLength(32));
/** Made by the client, new for every request and kept when the request is repeated. */
const ID = /^[\w-]+$/;
const id = z.string().check(z.minLength(1), z.maxLength(40), z.regex(ID));
const number = z.number().check(z.int(), z.minimum(0));
const seat = z.number().check(z.int(), z.minimum(0), z.maximum(7));
const choice = z.union([z.number(), z.string().check(z.maxLength(200))]);

/** A seat's answer to a decision that may come: by the decision's step and the choice to take, so often or always. */
export const standingSchema = z.strictObject({
  step: z.string().check(z.minLength(1), z.maxLength(60)),
  choice,
  times: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(999))),
});
export type Standing = z.infer<typeof standingSchema>;

/** What needs the others' consent once the game runs. */
export const proposalSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('undo'), count: z.number().check(z.int(), z.minimum(1), z.maximum(1000)) }),
  z.strictObject({ is: z.literal('pause') }),
  z.strictObject({ is: z.literal('resume') }),
  z.strictObject({ is: z.literal('close') }),
  /** A bot takes over the seat of somebody who does not come back: the house's own, whichever is named here. */
  z.strictObject({ is: z.literal('replace'), seat, bot: z.string().check(z.minLength(1), z.maxLength(40)) }),
]);
export type Proposal = z.infer<typeof proposalSchema>;

export const heardBySchema = z.union([z.literal('table'), z.literal('watchers'), seat]);
export type HeardBy = z.infer<typeof heardBySchema>;

export const clientFrameSchema = z.discriminatedUnion('is', [
  /** Show me this table from now on. `from`: the number up to which the client has seen it, with its view still at hand. */
  z.strictObject({ is: z.literal('watch'), table, from: z.optional(number), chat: z.optional(number) }),
  z.strictObject({ is: z.literal('unwatch'), table }),
  /** `at`: the table's number that the seat had before its eyes when it chose. */
  z.strictObject({ is: z.literal('choose'), table, id, at: number, choice }),
  /** `at`: as in `choose`; what others say out of turn after it makes this stale. */
  z.strictObject({ is: z.literal('interject'), table, id, at: number, choice }),
  /** So many choices back; `turn`: as many as need nobody's consent. */
  z.strictObject({
    is: z.literal('undo'),
    table,
    id,
    at: number,
    count: z.union([z.literal('turn'), z.number().check(z.int(), z.minimum(1), z.maximum(1000))]),
  }),
  z.strictObject({ is: z.literal('propose'), table, id, proposal: proposalSchema }),
  /** `proposal`: the table's number at which it was made. Whoever made it may take it back with a no. */
  z.strictObject({ is: z.literal('answer'), table, id, proposal: number, yes: z.boolean() }),
  /** All standing answers of the seat; an empty list takes them back. */
  z.strictObject({ is: z.literal('standing'), table, id, answers: z.array(standingSchema).check(z.maxLength(20)) }),
  z.strictObject({ is: z.literal('take-back'), table, id }),
  z.strictObject({ is: z.literal('hand-over'), table, id }),
  z.strictObject({
    is: z.literal('chat'),
    table,
    id,
    to: heardBySchema,
    text: z.string().check(
      z.maxLength(LONGEST_CHAT),
      z.refine((said) => isStorable(said) && said.trim() !== ''),
    ),
  }),
  z.strictObject({ is: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;
export type Request = Extract<ClientFrame, { id: string }>;

type Choose = Extract<ClientFrame, { is: 'choose' }>;

/** Whether the schema would take it for a choice. Most frames are choices, and this is several times as quick. */
export function isChoose(json: unknown): json is Choose {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const { is, table, id, at, choice } = json as { [key in keyof Choose]: unknown };
  return (
    is === 'choose' &&
    isText(table, 1, 32) &&
    isText(id, 1, 40) &&
    ID.test(id) &&
    Number.isSafeInteger(at) &&
    (at as number) >= 0 &&
    (Number.isFinite(choice) || isText(choice, 0, 200)) &&
    Object.keys(json).length === 5
  );
}

function isText(value: unknown, shortest: number, longest: number): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= longest;
}
