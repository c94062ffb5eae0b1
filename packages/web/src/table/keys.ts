/** What a key does at the table. */
export type Hotkey =
  | { readonly is: HotkeyName }
  /** The n-th choice of the list, from 0 on. */
  | { readonly is: 'choice'; readonly index: number }
  /** The mat of the n-th seat. */
  | { readonly is: 'mat'; readonly seat: number }
  /** To the next or the previous legal place. */
  | { readonly is: 'walk'; readonly by: 1 | -1 };

export type HotkeyName =
  | 'confirm'
  | 'cancel'
  | 'skip'
  | 'undo'
  | 'undo-turn'
  | 'choices'
  | 'hint'
  | 'log'
  | 'chat'
  | 'rules'
  | 'aid'
  | 'mine'
  | 'score'
  | 'text'
  | 'notes'
  | 'still'
  | 'keys';

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const NAMED: Readonly<Record<string, Hotkey>> = {
  Enter: { is: 'confirm' },
  Escape: { is: 'cancel' },
  ' ': { is: 'skip' },
  '?': { is: 'keys' },
  ArrowRight: { is: 'walk', by: 1 },
  ArrowDown: { is: 'walk', by: 1 },
  ArrowLeft: { is: 'walk', by: -1 },
  ArrowUp: { is: 'walk', by: -1 },
};

/** By the key's place, so that they work with every keyboard layout. */
const BY_PLACE: Readonly<Record<string, HotkeyName>> = {
  KeyZ: 'undo',
  KeyC: 'choices',
  KeyI: 'hint',
  KeyL: 'log',
  KeyT: 'chat',
  KeyR: 'rules',
  KeyA: 'aid',
  KeyH: 'mine',
  KeyS: 'score',
  KeyB: 'text',
  KeyN: 'still',
  KeyM: 'notes',
};

/** The list of keys as people read it; the words name what each does. */
export const KEY_CAPS: readonly (readonly [HotkeyName | 'number' | 'mat' | 'walk', string])[] = [
  ['confirm', '↵'],
  ['cancel', 'Esc'],
  ['number', '1…9'],
  ['walk', '← →'],
  ['choices', 'C'],
  ['hint', 'I'],
  ['undo', 'Z'],
  ['undo-turn', '⇧ Z'],
  ['skip', '␣'],
  ['mine', 'H'],
  ['mat', '⇧ 1…5'],
  ['log', 'L'],
  ['chat', 'T'],
  ['rules', 'R'],
  ['aid', 'A'],
  ['score', 'S'],
  ['still', 'N'],
  ['text', 'B'],
  ['notes', 'M'],
  ['keys', '?'],
];

/** Keys with control, alt or the like belong to the browser. */
export function hotkeyOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): Hotkey | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const named = NAMED[key];
  if (named) return named;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) {
    const index = Number(digit) - 1;
    if (!shiftKey) return { is: 'choice', index };
    return index < 5 ? { is: 'mat', seat: index } : undefined;
  }
  const name = BY_PLACE[code];
  if (name === undefined) return undefined;
  if (shiftKey) return name === 'undo' ? { is: 'undo-turn' } : undefined;
  return { is: name };
}
