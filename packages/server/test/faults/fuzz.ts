import { randomBytes } from 'node:crypto';
import type { Luck } from '@engawa/kernel';
import { type KnownTable, LONGEST_CHAT, LONGEST_FRAME } from '@engawa/wire';
import { hostileValues } from './hostile.ts';

/** What goes into one WebSocket frame. */
export interface FuzzedFrame {
  readonly data: string | Buffer;
  readonly isBinary: boolean;
}

type Fields = Record<string, unknown>;

/** One valid frame of every kind, for somebody at this table. */
function validFrames({ table, number, shown }: KnownTable, luck: Luck): Fields[] {
  const id = `fuzz-${luck.below(2 ** 30)}`;
  const choice = shown.choices.length > 0 ? shown.choices[luck.below(shown.choices.length)] : 'none';
  const bodies: Fields[] = [
    { is: 'choose', at: number, choice },
    { is: 'interject', at: number, choice },
    { is: 'undo', at: number, count: luck.below(2) === 0 ? 'turn' : 1 + luck.below(3) },
    { is: 'propose', proposal: { is: ['pause', 'resume', 'undo'][luck.below(3)], count: 1 } },
    { is: 'propose', proposal: { is: 'replace', seat: luck.below(3), bot: 'random' } },
    { is: 'answer', proposal: shown.proposal?.number ?? number, yes: luck.below(2) === 0 },
    { is: 'standing', answers: [{ step: 'temple', choice, times: 1 + luck.below(3) }] },
    { is: 'take-back' },
    { is: 'hand-over' },
    {
      is: 'chat',
      to: ['table', 'watchers', luck.below(3)][luck.below(3)],
      text: 'x'.repeat(1 + luck.below(LONGEST_CHAT)),
    },
  ];
  const requests = bodies.map((body) => ({ ...body, table, id }));
  return [...requests, { is: 'watch', table, from: number, chat: 0 }, { is: 'unwatch', table }, { is: 'ping' }];
}

/** Changes of the fields of a valid frame. */
const MUTATIONS: readonly ((fields: Fields, known: KnownTable, luck: Luck) => Fields)[] = [
  (fields) => fields,
  (fields, { shown }, luck) => ({ ...fields, [pick(Object.keys(fields), luck)]: pick(hostileValues(shown), luck) }),
  (fields, _, luck) => ({ ...fields, [pick(Object.keys(fields), luck)]: undefined }),
  (fields, { shown }, luck) => ({ ...fields, [pick(EXTRA_KEYS, luck)]: pick(hostileValues(shown), luck) }),
  (fields, _, luck) => ({ ...fields, [pick(Object.keys(fields), luck)]: nested(1 + luck.below(20)) }),
  (fields) => Object.fromEntries(Object.entries(fields).reverse()),
];

/** Things that are not even fields. */
const TEXTS: readonly ((text: string, luck: Luck) => string | Buffer)[] = [
  (text, luck) => text.slice(0, luck.below(text.length)),
  (text) => text.replace('{', '{"__proto__":{"is":"choose","polluted":1},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"polluted":1}},'),
  (text) => text.replace('{', '{"is":"ping","is":"watch",'),
  (text) => `[${text}]`,
  (text) => `${text}${text}`,
  (text) => text.replace(/\d+/, '1e999'),
  (text) => text.replace(/:/, ': \u0000'),
  (_, luck) => pick(['', ' ', 'null', 'true', '0', '-', '"x"', '[]', '{}', '{"is":null}', '\ufeff{}', 'NaN'], luck),
  (_, luck) => '['.repeat(1 + luck.below(LONGEST_FRAME - 1)),
  (_, luck) => '{"is":'.repeat(1 + luck.below(9_000)),
  (_, luck) => `{"is":"ping","x":"${'y'.repeat(luck.below(LONGEST_FRAME + 2_000))}"}`,
  (text, luck) => flipped(Buffer.from(text), luck),
  (_, luck) => randomBytes(luck.below(300)),
  () => Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0xaf, 0x22]),
];

const EXTRA_KEYS = ['seat', 'person', 'session', 'lots', '__proto__', 'constructor', 'toString', 'length', '$where'];

/** The same luck gives the same frame (random bytes excepted). */
export function fuzzedFrame(known: KnownTable, luck: Luck): FuzzedFrame {
  const valid = pick(validFrames(known, luck), luck);
  const fields = pick(MUTATIONS, luck)(valid, known, luck);
  const text = JSON.stringify(fields);
  if (luck.below(3) > 0) return { data: text, isBinary: false };
  // Most of these cost the sender the socket: rarely enough that the rest gets through.
  return { data: pick(TEXTS, luck)(text, luck), isBinary: luck.below(50) === 0 };
}

function pick<T>(list: readonly T[], luck: Luck): T {
  return list[luck.below(list.length)]!;
}

function nested(depth: number): unknown {
  return depth === 0 ? {} : { is: [nested(depth - 1)] };
}

function flipped(bytes: Buffer, luck: Luck): Buffer {
  const at = luck.below(bytes.length);
  bytes[at] = luck.below(256);
  return bytes;
}
