import { Crest, classes, Points } from '../../design/index.ts';
import { useTable } from '../model.ts';
import './seat-strip.css';

/** How many facts stand beside a crest when there are so many seats. */
const FACTS: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };

/** On a phone: everybody's crest, score and first numbers, all at once. */
export function SeatStrip() {
  const { face, looking, latest, who, say, matOf, showMat, seat: mine } = useTable();
  const { seats, deciders, status } = latest.shown;
  return (
    <nav className="seat-strip" aria-label={say.seatsLabel}>
      {seats.map((_, seat) => {
        const { score, facts } = face.plate(looking, seat);
        const isActive = status === 'running' && deciders.includes(seat);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            type="button"
            className={classes('seat-strip__seat', isActive && 'seat-strip__seat--active')}
            data-seat={seat}
            aria-pressed={seat === matOf}
            onClick={() => showMat(seat === matOf && mine !== null ? mine : seat)}
          >
            <Crest seat={seat} size={24} />
            <span className="seat-strip__numbers">
              <span className="visually-hidden">
                {say.showMat(who(seat))}
                {isActive && `, ${say.status.toPlay}`}:{' '}
              </span>
              <span className="seat-strip__score">
                <Points value={score} />
              </span>
              <span className="seat-strip__facts">
                {facts.slice(0, FACTS[seats.length] ?? 1).map(({ id, icon, value, name }) => (
                  <span key={id} className="seat-strip__fact" title={name}>
                    {icon}
                    <span className="visually-hidden">{name} </span>
                    {value}
                  </span>
                ))}
              </span>
            </span>
          </button>
        );
      })}
    </nav>
  );
}
