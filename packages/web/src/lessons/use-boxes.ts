import { useEffect, useState } from 'react';
import type { Box } from './placing.ts';

/** Where the parts of the screen that match are; boards move and zoom, so they are looked at again with every frame. */
export function useBoxes(selectors: readonly string[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = selectors.join('\n');
  useEffect(() => {
    let frame = 0;
    let before = '';
    const look = () => {
      const found = wanted === '' ? [] : wanted.split('\n').flatMap(boxOf);
      const now = JSON.stringify(found);
      if (now !== before) setBoxes(found);
      before = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return boxes;
}

/** The first that can be seen: what lies on the mat and in the tray is on a phone only in the tray. */
function boxOf(selector: string): Box[] {
  for (const element of document.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    return [{ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }];
  }
  return [];
}
