import { Crest } from '../../design/index.ts';
import { useTable } from '../model.ts';
import { SeatClock } from './clock.tsx';
import './turn.css';

/** Whose turn it is, and the clock that runs. */
export function Turn() {
  const { latest, seat, say, who } = useTable();
  const { deciders, status, paused, clock, closed } = latest.shown;
  const isMine = seat !== null && deciders.includes(seat);
  const first = isMine ? seat : deciders[0];
  if (status !== 'running' || paused || first === undefined) {
    const text = closed === null ? (paused ? say.paused : say.isOver) : say.closedBy[closed];
    return <p className="table-turn">{text}</p>;
  }
  return (
    <p className="table-turn">
      <Crest seat={first} size={24} />
      <span className="table-turn__who" data-mine={isMine || undefined}>
        {isMine ? say.yourTurn : say.waitsFor(deciders.map(who))}
      </span>
      {clock.is !== 'none' && (
        <span className="table-turn__clock">
          <SeatClock seat={first} />
        </span>
      )}
    </p>
  );
}
