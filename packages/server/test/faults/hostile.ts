import type { Shown } from '@engawa/wire';

/** Values that somebody may put where something else is expected; some of them have to do with what is shown. */
export function hostileValues({ choices, table, seat }: Shown): unknown[] {
  return [
    ...choices.map((_, index) => index + 0.5),
    ...choices.map((choice) => `${choice} `),
    ...choices.map((choice) => [choice]),
    -1,
    1e308,
    2 ** 53,
    seat,
    null,
    true,
    false,
    '',
    ' ',
    'undo',
    'pass',
    'done',
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    '\ud800',
    '💮'.repeat(60),
    'x'.repeat(30_000),
    `${table}'; drop table log; --`,
    `../${table}`,
    `${table}%00`,
    {},
    [],
    { $ne: null },
    { valueOf: 1, toString: 1 },
    { __proto__: null, length: 1 },
    [[[[[[]]]]]],
  ];
}
