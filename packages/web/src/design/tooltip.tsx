import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import './tooltip.css';

interface TooltipProps {
  readonly text: ReactNode;
  /** The text is already the name of the child: it is shown, but not read a second time. */
  readonly isName?: boolean | undefined;
  /** The text says why the child refuses: a finger that tries it is told, without having to press long. */
  readonly isReason?: boolean | undefined;
  readonly children: ReactNode;
}

const GAP = 9;
export const LONG_PRESS = 450;
export const AFTER_LONG_PRESS = 2500;

/** Words about one element: on hover, on focus, and on a long press. Lies in the browser's top layer, so nothing cuts it. */
export function Tooltip({ text, isName = false, isReason = false, children }: TooltipProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const targetOf = useCallback(() => host.current?.firstElementChild, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const target = host.current?.firstElementChild;
    if (!isOpen || isName || !target) return;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) target.setAttribute('aria-describedby', before);
      else target.removeAttribute('aria-describedby');
    };
  }, [id, isName, isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);

  const later = (milliseconds: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), milliseconds);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to its child.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys bring the focus, and that shows it too.
    <span
      ref={host}
      className="tooltip-host"
      onPointerEnter={(event) => event.pointerType === 'mouse' && later(250, true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(60, false)}
      onPointerDown={(event) => (event.pointerType === 'mouse' ? later(0, false) : later(LONG_PRESS, true))}
      onPointerUp={(event) => event.pointerType !== 'mouse' && later(isOpen ? AFTER_LONG_PRESS : 0, false)}
      onClick={() => {
        if (!isReason) return;
        setOpen(true);
        later(AFTER_LONG_PRESS, false);
      }}
      onPointerCancel={() => later(0, false)}
      onFocus={(event) => event.target.matches(':focus-visible') && later(0, true)}
      onBlur={() => later(0, false)}
    >
      {children}
      {isOpen ? <Bubble id={id} targetOf={targetOf} text={text} /> : null}
    </span>
  );
}

interface BubbleProps {
  readonly id?: string | undefined;
  /** Where it points to; asked when it is on the page. */
  readonly targetOf: () => Element | null | undefined;
  readonly text: ReactNode;
}

export function Bubble({ id, targetOf, text }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tip = bubble.current;
    const target = targetOf();
    if (!tip || !target) return;
    tip.showPopover?.();
    const at = target.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const middle = at.left + at.width / 2;
    const left = Math.max(8, Math.min(middle - width / 2, document.documentElement.clientWidth - width - 8));
    const isAbove = at.top - height - GAP >= 4;
    tip.style.left = `${left}px`;
    tip.style.top = `${isAbove ? at.top - height - GAP : at.bottom + GAP}px`;
    tip.style.setProperty('--tail', `${Math.max(14, Math.min(middle - left, width - 14))}px`);
    tip.dataset.side = isAbove ? 'above' : 'below';
  }, [targetOf]);
  return (
    <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
      {text}
    </span>
  );
}
