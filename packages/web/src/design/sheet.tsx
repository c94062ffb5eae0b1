import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useWords } from '../words/index.ts';
import { classes } from './class-names.ts';
import './sheet.css';
import { type Tab, TabList } from './tabs.tsx';
import { designWords } from './words/index.ts';

export type SheetHeight = 'peek' | 'half' | 'full';

interface SheetProps<T extends string> {
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (id: T) => void;
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const HEIGHTS: readonly SheetHeight[] = ['peek', 'half', 'full'];
/** How far a finger must go before it means the next height. */
const ENOUGH = 36;

/** The phone's panel at the lower edge: pulled up by its handle, by a tab, or by the keyboard. */
export function Sheet<T extends string>({
  tabs,
  value,
  onChange,
  height,
  onHeight,
  children,
  className,
}: SheetProps<T>) {
  const words = useWords(designWords);
  const idBase = useId();
  const start = useRef<{ y: number; moved: boolean } | null>(null);
  const step = (by: number) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by];
    if (next) onHeight(next);
  };
  const drag = (event: PointerEvent) => {
    if (!start.current) return;
    const way = start.current.y - event.clientY;
    if (Math.abs(way) < ENOUGH) return;
    start.current = { y: event.clientY, moved: true };
    step(Math.sign(way));
  };
  return (
    <div className={classes('sheet', className)} data-height={height}>
      <button
        type="button"
        className="sheet__handle"
        aria-expanded={height !== 'peek'}
        aria-controls={`${idBase}-panel`}
        aria-label={height === 'peek' ? words.sheet.up : words.sheet.down}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { y: event.clientY, moved: false };
        }}
        onPointerMove={drag}
        onPointerCancel={() => {
          start.current = null;
        }}
        onClick={() => {
          // A drag ends with a click of its own; that one has done its work already.
          if (!start.current?.moved) onHeight(height === 'peek' ? 'half' : 'peek');
          start.current = null;
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1);
          if (event.key === 'ArrowDown') step(-1);
        }}
      >
        <span className="sheet__grip" />
      </button>
      <TabList
        label={words.sheet.name}
        tabs={tabs}
        value={value}
        idBase={idBase}
        className="sheet__tabs"
        onChange={(id) => {
          if (height === 'peek') onHeight('half');
          else if (id === value) onHeight('peek');
          onChange(id);
        }}
      />
      <div
        className="sheet__panel"
        role="tabpanel"
        id={`${idBase}-panel`}
        aria-labelledby={`${idBase}-${value}`}
        inert={height === 'peek'}
        tabIndex={height === 'peek' ? -1 : 0}
      >
        {children}
      </div>
    </div>
  );
}
