import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import './chip.css';

interface ChipProps {
  readonly tone?: 'plain' | 'ok' | 'warn' | 'accent' | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Chip({ tone = 'plain', icon, className, children }: ChipProps) {
  return (
    <span className={classes('chip', `chip--${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}
