import * as z from 'zod/mini';

const seconds = (most: number) => z.number().check(z.int(), z.minimum(0), z.maximum(most));

/** How long a seat may think. Time is the server's alone. */
export const clockSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  /** A bank of seconds for the whole game, and some more with every choice. */
  z.strictObject({ is: z.literal('live'), bank: seconds(86_400), increment: seconds(3_600) }),
  /** So many days for each decision. */
  z.strictObject({ is: z.literal('days'), days: z.number().check(z.int(), z.minimum(1), z.maximum(30)) }),
]);
export type ClockSettings = z.infer<typeof clockSchema>;

/** How a seat is filled when the table opens: somebody comes, or a bot sits down. */
const seatPlanSchema = z.union([z.literal('open'), z.strictObject({ bot: z.string().check(z.maxLength(40)) })]);
export type SeatPlan = z.infer<typeof seatPlanSchema>;

export const optionsSchema = z.record(
  z.string().check(z.maxLength(60)),
  z.union([z.boolean(), z.number(), z.string().check(z.maxLength(60))]),
);

/** Not every store takes every letter. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** What a seat adds to the table's luck. */
export const saltSchema = z.string().check(z.maxLength(64), z.refine(isStorable));

/** What somebody who opens a table decides. */
export const newTableSchema = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  /** One entry a seat. The first open seat is taken by whoever opens the table, unless `watch` is set. */
  seats: z.array(seatPlanSchema).check(z.minLength(1), z.maxLength(8)),
  options: z._default(optionsSchema, {}),
  public: z._default(z.boolean(), false),
  clock: z._default(clockSchema, { is: 'none' }),
  /** What happens to the seat of somebody who left or ran out of time: a bot plays on, or the others wait. */
  absent: z._default(z.enum(['bot', 'wait']), 'bot'),
  /** Whether people without a seat may watch. */
  watchers: z._default(z.boolean(), true),
  /** Begins by itself as soon as all seats are taken; otherwise whoever opened the table starts the game. */
  autostart: z._default(z.boolean(), false),
  /** Whether whoever opens the table only watches: a game among bots, or for others. */
  watch: z._default(z.boolean(), false),
  /** What the seat adds to the table's luck. */
  salt: z.optional(saltSchema),
});
export type NewTable = z.infer<typeof newTableSchema>;
export type NewTableRequest = z.input<typeof newTableSchema>;
