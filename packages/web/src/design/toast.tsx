import { Check, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useWords } from '../words/index.ts';
import { IconButton } from './button.tsx';
import './toast.css';
import { designWords } from './words/index.ts';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'ok' | 'error';
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** A plain notice goes away by itself; an error stays until it is closed. */
const SHOWN_FOR = 4000;
const AT_ONCE = 3;

const useNotices = create<{ readonly notices: readonly Notice[] }>(() => ({ notices: [] }));
let last = 0;

export function toast(text: string, { tone = 'plain', action }: Partial<Pick<Notice, 'tone' | 'action'>> = {}): void {
  const notice: Notice = { id: ++last, text, tone, action };
  useNotices.setState(({ notices }) => ({
    // The same words twice are one notice.
    notices: [...notices.filter((other) => other.text !== text), notice].slice(-AT_ONCE),
  }));
}

function dismiss(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** Where the notices appear: once, at the root of the page. */
export function Toasts() {
  const notices = useNotices((state) => state.notices);
  const words = useWords(designWords);
  const area = useRef<HTMLElement>(null);
  // Shown anew with every notice, so that it lies above a dialog that was opened meanwhile.
  useEffect(() => {
    area.current?.hidePopover();
    if (notices.length > 0) area.current?.showPopover();
  }, [notices]);
  return (
    <section ref={area} className="toasts" popover="manual" aria-label={words.notices} aria-live="polite">
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function Toast({ notice }: { readonly notice: Notice }) {
  const words = useWords(designWords);
  const { id, text, tone, action } = notice;
  useEffect(() => {
    if (tone === 'error') return;
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id, tone]);
  return (
    <div className="toast" data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      {tone === 'ok' ? <Check aria-hidden="true" /> : null}
      {tone === 'error' ? <TriangleAlert aria-hidden="true" /> : null}
      <span className="toast__text">{text}</span>
      {action ? (
        <button
          type="button"
          className="toast__action"
          onClick={() => {
            dismiss(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {tone === 'error' ? (
        <IconButton label={words.close} icon={<X />} size="small" onClick={() => dismiss(id)} />
      ) : null}
    </div>
  );
}
