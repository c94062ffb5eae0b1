import { useEffect, useState } from 'react';
import { AFTER_LONG_PRESS, Bubble, LONG_PRESS } from './tooltip.tsx';

interface Titled {
  readonly text: string;
  readonly target: Element;
}

/** Further than this a finger does not press, but draws. */
const STILL = 10;

/** The nearest thing around that says what it is; undefined where a tooltip of its own does. */
function titledAround(from: Element): Titled | undefined {
  for (let target: Element | null = from; target !== null; target = target.parentElement) {
    if (target.classList.contains('tooltip-host')) return undefined;
    const text = target.getAttribute('title') ?? target.querySelector(':scope > title')?.textContent;
    if (text) return { text, target };
  }
  return undefined;
}

/** A finger cannot hover: what pieces, signs and cards say to a mouse by their titles, they say to a long press too. */
export function TouchTitles() {
  const [shown, setShown] = useState<Titled>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isShown = false;
    const show = (titled: Titled | undefined) => {
      isShown = titled !== undefined;
      setShown(titled);
    };
    const later = (titled: Titled | undefined, milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(titled), milliseconds);
    };
    const press = ({ pointerType, target, x, y }: PointerEvent) => {
      clearTimeout(timer);
      show(undefined);
      const titled = pointerType !== 'mouse' && target instanceof Element ? titledAround(target) : undefined;
      start = { x, y };
      if (titled) later(titled, LONG_PRESS);
    };
    const move = ({ pointerType, x, y }: PointerEvent) => {
      if (pointerType !== 'mouse' && Math.hypot(x - start.x, y - start.y) > STILL) later(undefined, 0);
    };
    const release = () => later(undefined, isShown ? AFTER_LONG_PRESS : 0);
    const cancel = () => later(undefined, 0);
    // To look at something is not to choose it. A click of a key, or of a program, is of no pointer.
    const click = (event: MouseEvent) => {
      if (isShown && event instanceof PointerEvent && event.pointerType === 'touch') event.stopPropagation();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointermove', move, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', cancel, true);
    addEventListener('click', click, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointermove', move, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', cancel, true);
      removeEventListener('click', click, true);
    };
  }, []);
  return shown ? <Bubble targetOf={() => shown.target} text={shown.text} /> : null;
}
