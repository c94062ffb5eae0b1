import type { Key, Text } from '../text/text.ts';

/** The keys of an English keyboard, and what the same keys type while a Russian or Ukrainian layout is on. */
const KEYBOARD: Readonly<Record<Key, readonly string[]>> = {
  undo: ['u', 'г'],
  undoTurn: ['U', 'Г'],
  log: ['l', 'д'],
  stillToCome: ['t', 'е'],
  whyNot: ['w', 'ц'],
  scores: ['s', 'ы', 'і'],
  save: ['r', 'к'],
  help: ['?', 'h', 'р', ','],
  quit: ['q', 'й'],
};

export const KEYS = Object.keys(KEYBOARD) as Key[];

/** Which key was meant: the letters of the player's language first, then those of the keyboard. */
export function keyOf(letter: string, text: Text): Key | undefined {
  return keyIn(letter, text) ?? keyIn(letter.toLowerCase(), text);
}

function keyIn(letter: string, text: Text): Key | undefined {
  return KEYS.find((key) => text.keys[key] === letter) ?? KEYS.find((key) => KEYBOARD[key].includes(letter));
}
