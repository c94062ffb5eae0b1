import type { Seat, Who } from '@engawa/kernel';
import { SeatPlate } from '../design/index.ts';
import type { Deciding, GameFace } from '../games/face.ts';
import { useWords } from '../words/index.ts';
import type { Film } from './film.ts';
import { replayWords } from './words/index.ts';

interface OnTheTableProps {
  readonly film: Film;
  readonly face: GameFace;
  readonly deciding: Deciding;
  readonly who: Who;
  /** Whose mat lies open. */
  readonly mat: Seat;
  readonly onMat: (seat: Seat) => void;
}

/** Everybody's plate, one mat, and what else lies beside the board. */
export function OnTheTable({ film, face, deciding, who, mat, onMat }: OnTheTableProps) {
  const say = useWords(replayWords);
  return (
    <section className="replay__table" aria-label={say.table}>
      <h2>{say.table}</h2>
      <nav className="replay__seats" aria-label={say.seats}>
        {film.holders.map((holder, seat) => {
          const plate = face.plate(deciding, seat);
          return (
            <SeatPlate
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              name={who(seat)}
              isActive={seat === mat}
              isYou={false}
              presence={holder.bot === null ? 'here' : 'bot'}
              score={plate.score}
              role={plate.role}
              facts={plate.facts}
              note=""
              onClick={() => onMat(seat)}
            />
          );
        })}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than its place, it must scroll by keyboard. */}
      <section className="replay__mat" data-seat={mat} aria-label={who(mat)} tabIndex={0}>
        <face.Mat {...deciding} of={mat} />
      </section>
      {face.Side && (
        <div className="replay__side">
          <face.Side {...deciding} />
        </div>
      )}
    </section>
  );
}
