import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classes } from './class-names.ts';
import './segmented.css';

interface Option<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Its full name, where the label is a sign. */
  readonly title?: string | undefined;
}

interface SegmentedProps<T> {
  /** What is chosen here; read aloud. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few, all of them visible. The arrow keys choose. */
export function Segmented<T extends string | number | boolean>(props: SegmentedProps<T>) {
  const { label, value, options, onChange, className } = props;
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex((option) => option.value === value);
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (Math.max(chosen, 0) + step + options.length) % options.length;
    onChange(options[next]!.value);
    (group.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={group}
      className={classes('segmented', className)}
      role="radiogroup"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={turn}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a button, because its label may be a picture.
        <button
          key={String(option.value)}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.title}
          title={option.title}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          className="segmented__option"
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
