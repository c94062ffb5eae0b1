import { useEffect, useRef } from 'react';
import { type Hotkey, hotkeyOf } from './keys.ts';

const KEPT = 'engawa.keys';

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

/** Whoever speaks to the computer, or presses keys by chance, may switch single letters off. */
export function switchKeys(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  } catch {
    // They stay on.
  }
}

const isTyping = (target: Element) => target.closest('input, textarea, select, [contenteditable]') !== null;
const isPressable = (target: Element) => target.closest('button, a, summary, [role=button], [role=tab]') !== null;
const NEED_NO_LETTER: readonly string[] = ['confirm', 'cancel', 'walk', 'skip'];

/** Listens for hotkeys of the table. Return false from `press` to leave the key to the browser. */
export function useKeys(press: (key: Hotkey) => boolean): void {
  const pressed = useRef(press);
  pressed.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || isTyping(target)) return;
      const key = hotkeyOf(event);
      if (key === undefined) return;
      // An open dialog has the keyboard to itself.
      if (document.querySelector('dialog[open]:modal') !== null) return;
      // A focused button is pressed by Enter and Space itself; tabs walk with arrows.
      if ((key.is === 'confirm' || key.is === 'skip') && isPressable(target)) return;
      if (key.is === 'walk' && target.closest('[role=tablist], [role=slider], [role=radiogroup]') !== null) return;
      if (!NEED_NO_LETTER.includes(key.is) && !areKeysOn()) return;
      if (pressed.current(key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
