import type { Locator } from 'playwright-core';

/** Those of them that are not in sight: outside the window, covered, or without a place at all. */
export function unseen(all: Locator): Promise<string[]> {
  return all.evaluateAll((elements) =>
    elements.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && met !== null && (one.contains(met) || met.contains(one)) ? [] : [one.outerHTML];
    }),
  );
}
