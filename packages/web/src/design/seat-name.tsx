import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import { Crest } from './crest.tsx';
import './seat-name.css';

interface SeatNameProps {
  readonly seat: number;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A name in its seat's colour, never without the crest: the colours alone do not tell everybody apart. */
export function SeatName({ seat, size = 20, className, children }: SeatNameProps) {
  return (
    <span className={classes('seat-name', className)} data-seat={seat}>
      <Crest seat={seat} size={size} />
      <span className="seat-name__text">{children}</span>
    </span>
  );
}
