import { clansOf, ROUNDS, TURNS_PER_ROUND } from '@engawa/white-castle';
import type { CastleLooking } from './deciding.ts';
import './progress.css';
import { faceWords } from './words/index.ts';

/** Which round it is, and which turn of it. */
export function Progress({ view, language }: CastleLooking) {
  const say = faceWords[language];
  const turn = Math.max(1, Math.ceil(view.turns / clansOf(view)));
  return (
    <p className="wc-progress">
      <Count name={say.round} text={say.ofAll(view.round, ROUNDS)} now={view.round} all={ROUNDS} />
      <Count name={say.turn} text={say.ofAll(turn, TURNS_PER_ROUND)} now={turn} all={TURNS_PER_ROUND} />
    </p>
  );
}

interface CountProps {
  readonly name: string;
  readonly text: string;
  readonly now: number;
  readonly all: number;
}

function Count({ name, text, now, all }: CountProps) {
  return (
    <span className="wc-progress__count">
      {name}{' '}
      <span aria-hidden="true" className="wc-progress__dots">
        {Array.from({ length: all }, (_, i) => i + 1).map((n) => (
          <i key={n} data-is={n < now ? 'done' : n === now ? 'now' : undefined} />
        ))}
      </span>{' '}
      <b>{text}</b>
    </span>
  );
}
