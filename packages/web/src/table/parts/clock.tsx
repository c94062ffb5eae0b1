import type { Seat } from '@engawa/kernel';
import { useEffect, useState } from 'react';
import { useLive } from '../../session/live.ts';
import { useTable } from '../model.ts';
import { clockText, isLow, tick, timeLeft } from '../time/clock.ts';
import './clock.css';

/** A seat's time by the server's clock; nothing where there is no clock. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { latest, say, who } = useTable();
  const { clock, clocks } = latest.shown;
  const ahead = useLive((live) => live.ahead);
  const shown = clocks[seat];
  const [, setTime] = useState(0);
  const runs = shown !== undefined && shown.since !== null;
  const left = shown === undefined ? 0 : timeLeft(shown, Date.now() + ahead);

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTime(Date.now()), tick(left));
    return () => clearInterval(timer);
  }, [runs, left]);

  if (shown === undefined || clock.is === 'none') return null;
  const text = clockText(left, say.clockLetters);
  const classes = ['table-clock', runs && 'table-clock--runs', isLow(left, clock) && 'table-clock--low'];
  return (
    <span className={classes.filter(Boolean).join(' ')} role="timer" aria-label={say.clockOf(who(seat), text)}>
      {text}
    </span>
  );
}
