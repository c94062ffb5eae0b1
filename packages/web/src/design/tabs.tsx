import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from './class-names.ts';
import './tabs.css';

export interface Tab<T extends string = string> {
  readonly id: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** How many new things wait behind it. */
  readonly count?: number | undefined;
}

interface TabListProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (id: T) => void;
  /** Joins tabs and panel: the panel's id is `${idBase}-panel`. */
  readonly idBase: string;
  readonly className?: string | undefined;
}

/** The row of tabs alone; `Tabs` and `Sheet` put a panel under it. */
export function TabList<T extends string>({ label, tabs, value, onChange, idBase, className }: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex(({ id }) => id === value);
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    onChange(tabs[index]!.id);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={list}
      className={classes('tabs__list', className)}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${idBase}-${tab.id}`}
          aria-selected={tab.id === value}
          aria-controls={`${idBase}-panel`}
          tabIndex={tab.id === value ? 0 : -1}
          className="tabs__tab"
          onClick={() => onChange(tab.id)}
        >
          {tab.icon}
          <span className="tabs__label">{tab.label}</span>
          {tab.count ? <span className="tabs__count">{tab.count}</span> : null}
        </button>
      ))}
    </div>
  );
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (id: T) => void;
  readonly className?: string | undefined;
  /** The panel of the tab that is open. */
  readonly children: ReactNode;
}

export function Tabs<T extends string>({ label, tabs, value, onChange, className, children }: TabsProps<T>) {
  const idBase = useId();
  return (
    <div className={classes('tabs', className)}>
      <TabList label={label} tabs={tabs} value={value} onChange={onChange} idBase={idBase} />
      <div
        className="tabs__panel"
        role="tabpanel"
        id={`${idBase}-panel`}
        aria-labelledby={`${idBase}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable.
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
