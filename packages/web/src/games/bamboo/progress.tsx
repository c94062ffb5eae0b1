import { DICTIONARIES, ROUNDS, SEASONS } from '@engawa/bamboo';
import { Mark } from './art/marks.tsx';
import type { BambooLooking } from './deciding.ts';
import './progress.css';
import { faceWords } from './words/index.ts';

/** Which year it is, with a stick of everybody waiting on every later one, and which season of it. */
export function Progress({ view, language }: BambooLooking) {
  const say = faceWords[language];
  const { seasons } = DICTIONARIES[language];
  return (
    <div className="bb-progress" role="img" aria-label={say.progress(view.round, seasons[view.season])}>
      <span className="bb-progress__years" aria-hidden="true">
        <span className="bb-progress__word">{say.year}</span>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((year) => (
          <span
            key={year}
            className="bb-progress__year"
            data-is={year === view.round ? 'now' : year < view.round ? 'past' : undefined}
          >
            {year}
            {year > view.round && (
              <span className="bb-progress__sticks">
                {view.players.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <i key={seat} data-seat={seat} />
                ))}
              </span>
            )}
          </span>
        ))}
      </span>
      <span className="bb-progress__seasons" aria-hidden="true">
        {SEASONS.map((season) => (
          <span key={season} className="bb-progress__season" data-is={season === view.season ? 'now' : undefined}>
            <Mark name={`season-${season}`} /> <em>{seasons[season]}</em>
          </span>
        ))}
      </span>
    </div>
  );
}
