import { PHASES, ROUNDS } from '@engawa/bitoku';
import { Mark } from './art/text.tsx';
import type { BitokuLooking } from './deciding.ts';
import { dictionary } from './naming.ts';
import './progress.css';
import { faceWords } from './words/index.ts';

/** Which year it is, and which season of it. */
export function Progress({ view, language }: BitokuLooking) {
  const say = faceWords[language];
  const { table, phases } = dictionary(language);
  return (
    <div className="bt-progress" role="img" aria-label={table.year(view.round, phases[view.phase])}>
      <span className="bt-progress__track" aria-hidden="true">
        <span className="bt-progress__word">{say.year}</span>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((year) => (
          <b key={year} data-is={year === view.round ? 'now' : undefined}>
            {year === view.round && <Mark name="great-spirit" />}
            {year}
          </b>
        ))}
      </span>
      <span className="bt-progress__track" aria-hidden="true">
        {PHASES.map((phase) => (
          <b key={phase} data-is={phase === view.phase ? 'now' : undefined}>
            {phase === view.phase && <Mark name="pagoda-pawn" />}
            {say.seasons[phase]}
          </b>
        ))}
      </span>
    </div>
  );
}
