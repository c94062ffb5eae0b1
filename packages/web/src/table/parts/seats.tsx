import type { Seat } from '@engawa/kernel';
import { type Presence, SeatPlate } from '../../design/index.ts';
import { type TableModel, useTable } from '../model.ts';
import { SeatClock } from './clock.tsx';
import './seats.css';

function presenceOf({ latest, source, seat: mine }: TableModel, seat: Seat): Presence {
  const { seats, deciders, status } = latest.shown;
  const holder = seats[seat]!;
  if (holder.bot !== null) return deciders.includes(seat) && status === 'running' ? 'thinking' : 'bot';
  if (!source.abilities.company || seat === mine || latest.here.includes(seat)) return 'here';
  return 'away';
}

/** The plates of all seats; pressing one shows that seat's mat in place of mine. */
export function Seats({ compact = false }: { readonly compact?: boolean }) {
  const model = useTable();
  const { face, looking, latest, who, seat: mine, say, matOf, showMat } = model;
  const { seats, deciders, status, clock } = latest.shown;
  return (
    <nav className={compact ? 'table-seats table-seats--row' : 'table-seats'} aria-label={say.seatsLabel}>
      {seats.map((holder, seat) => {
        const plate = face.plate(looking, seat);
        const isReplaced = holder.person !== null && holder.bot !== null;
        return (
          <SeatPlate
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            seat={seat}
            name={who(seat)}
            isActive={status === 'running' && deciders.includes(seat)}
            isYou={seat === mine && !compact}
            presence={presenceOf(model, seat)}
            score={plate.score}
            clock={clock.is === 'none' ? undefined : <SeatClock seat={seat} />}
            role={plate.role}
            facts={plate.facts}
            more={plate.more}
            note={isReplaced ? say.status.bot : undefined}
            compact={compact}
            onClick={() => showMat(seat === matOf && mine !== null ? mine : seat)}
          />
        );
      })}
    </nav>
  );
}
