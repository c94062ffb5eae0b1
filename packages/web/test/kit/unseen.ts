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

/** Those of them that hold more than can be seen of them; what may be scrolled up and down must still not be too wide. */
export function cut(all: Locator, { scrolls = false } = {}): Promise<string[]> {
  return all.evaluateAll(
    (elements, mayScroll) =>
      elements.flatMap((one) => {
        // A box is measured to a fraction of a point.
        const isTooHigh = !mayScroll && one.scrollHeight > one.clientHeight + 1;
        return isTooHigh || one.scrollWidth > one.clientWidth + 1 ? [one.outerHTML] : [];
      }),
    scrolls,
  );
}
