import type { ReactNode } from 'react';
import { classes } from '../../../design/index.ts';
import './text.css';

interface LettersProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  /** `paper` has dark ink by day and by night; `ground` is the table itself. */
  readonly on?: 'paper' | 'ground' | undefined;
  readonly tone?: 'soft' | 'less' | 'gain' | 'price' | undefined;
  /** Names are written with the brush. */
  readonly isName?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Letters(props: LettersProps) {
  const { x, y, size, anchor = 'start', on = 'paper', tone, isName = false, className, children } = props;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      className={classes('bt-text', `bt-text--${on}`, tone && `bt-text--${tone}`, isName && 'bt-text--name', className)}
    >
      {children}
    </text>
  );
}

interface DrawingProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity?: number;
}

/** A drawing of the sprite. */
export function Drawing({ name, x, y, size, opacity }: DrawingProps) {
  return <use href={`#bt-${name}`} x={x} y={y} width={size} height={size} opacity={opacity} />;
}

/** A drawing among words. */
export function Mark({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={classes('bt-mark', className)} aria-hidden="true" focusable="false">
      <use href={`#bt-${name}`} width="100%" height="100%" />
    </svg>
  );
}
