import { END, isNeutral, ROAD, type Tokaido, type TokaidoEvent } from '@engawa/tokaido';
import { Crest } from '../../design/index.ts';
import type { Looking } from '../face.ts';
import { legOf } from './collection.ts';
import { placeAt } from './places.ts';
import './progress.css';
import { faceWords } from './words/index.ts';

const LEFT = 14;
const STEP = (316 - LEFT) / END;
const LINE = 26;
/** Crests that stand closer than this are moved apart. */
const APART = 11;

/** The whole road as a line, with the crests of all travellers over it. */
export function Progress({ view, language, who }: Looking<Tokaido, TokaidoEvent>) {
  const say = faceWords[language];
  const inns = [say.kyoto, '1', '2', '3', say.edo];
  const sign = view.options['return-trip'] ? -1 : 1;
  const walkers = view.pieces
    .map((piece, i) => ({ i, at: piece.at, slot: piece.slot, x: LEFT + STEP * placeAt(view, piece.at) }))
    .sort((a, b) => a.at - b.at || b.slot - a.slot);
  // Who is behind keeps his place, whoever would hide him goes on a little.
  let before: number | undefined;
  const spread = walkers.map(({ i, x }, order) => {
    const free = before === undefined || sign * (x - before) >= APART ? x : before + sign * APART;
    before = free;
    // At the end of the road there is no room ahead: all others move back.
    const room = APART * (walkers.length - 1 - order);
    return { i, x: sign > 0 ? Math.min(322 - room, free) : Math.max(8 + room, free) };
  });
  const names = walkers.map(({ i }) => (isNeutral(view, i) ? say.neutral : who(i)));
  let inn = 0;
  return (
    <svg
      className="tk-progress"
      viewBox="0 0 330 40"
      role="img"
      aria-label={say.progress(legOf(view), names.join(', '))}
    >
      <path d={`M${LEFT} ${LINE}H316`} className="tk-progress__line" />
      {ROAD.map(({ id, space }, place) => {
        const x = LEFT + STEP * place;
        if (space !== 'inn') return <circle key={id} cx={x} cy={LINE} r="1.3" className="tk-progress__stop" />;
        return (
          <g key={id} transform={`translate(${x} ${LINE})`}>
            <rect x="-7" y="-7" width="14" height="14" rx="3" className="tk-progress__inn" />
            <text y="4" textAnchor="middle" className="tk-progress__name">
              {inns[inn++]}
            </text>
          </g>
        );
      })}
      {spread.map(({ i, x }) =>
        isNeutral(view, i) ? (
          <use key={i} href="#tk-traveller-neutral" x={x - 7} y="0" width="15" height="17" />
        ) : (
          <Crest key={i} seat={i} size={16} x={x - 8} y="1" />
        ),
      )}
    </svg>
  );
}
