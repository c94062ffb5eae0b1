import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { classes } from './class-names.ts';
import { Crest } from './crest.tsx';
import { Points } from './pieces.tsx';
import './seat-plate.css';
import { Tooltip } from './tooltip.tsx';
import { designWords } from './words/index.ts';

export type Presence = 'here' | 'away' | 'bot' | 'thinking' | 'gone';

interface SeatFact {
  readonly id: string;
  readonly icon: ReactNode;
  readonly value: number | string;
  /** What the tooltip and a screen reader say. */
  readonly name: string;
}

interface SeatPlateProps {
  readonly seat: number;
  readonly name: string;
  readonly isActive: boolean;
  readonly isYou: boolean;
  readonly presence: Presence;
  readonly score: number;
  readonly clock?: ReactNode;
  readonly role?: { readonly icon?: ReactNode; readonly name: string; readonly help?: string | undefined } | undefined;
  readonly facts: readonly SeatFact[];
  readonly more?: ReactNode;
  /** Instead of "to play" or the presence: something that matters more just now. */
  readonly note?: ReactNode;
  readonly onClick?: (() => void) | undefined;
  /** In a row above the board: crest, name, score, and the key numbers in one line. */
  readonly compact?: boolean | undefined;
}

/** A full dot, half a dot, a ring, a cog: whoever sees no colour sees the shape. */
function PresenceMark({ presence }: { readonly presence: Presence }) {
  const words = useWords(designWords);
  return (
    <svg
      viewBox="0 0 12 12"
      width="11"
      height="11"
      className="seat-plate__presence"
      data-presence={presence}
      role="img"
    >
      <title>{words.presence[presence]}</title>
      {presence === 'here' ? <circle cx="6" cy="6" r="4.5" fill="currentColor" /> : null}
      {presence === 'away' ? <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" /> : null}
      {presence === 'away' || presence === 'gone' ? (
        <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.3" />
      ) : null}
      {presence === 'bot' || presence === 'thinking' ? (
        <g stroke="currentColor" strokeWidth="1.4" fill="none">
          <circle cx="6" cy="6" r="2.8" />
          <path d="M6 .5v2M6 9.5v2M.5 6h2M9.5 6h2M2.1 2.1l1.4 1.4M8.5 8.5l1.4 1.4M2.1 9.9l1.4-1.4M8.5 3.5l1.4-1.4" />
        </g>
      ) : null}
    </svg>
  );
}

export function SeatPlate(props: SeatPlateProps) {
  const { seat, name, isActive, isYou, presence, score, clock, role, facts, more, note, onClick, compact } = props;
  const words = useWords(designWords);
  const doing =
    note ??
    (presence === 'thinking' || !isActive ? (presence === 'here' ? null : words.presence[presence]) : words.toPlay);
  const head = (
    <>
      <Crest seat={seat} size={compact ? 28 : 34} className="seat-plate__crest" />
      <span className="seat-plate__who">
        <span className="seat-plate__name">
          <span className="seat-plate__name-text">{name}</span>
          <PresenceMark presence={presence} />
        </span>
        <span className="seat-plate__line">
          {isYou ? <span className="seat-plate__you">{words.you}</span> : null}
          {doing ? <span className={isActive ? 'seat-plate__doing' : undefined}>{doing}</span> : null}
          {role ? (
            <span className="seat-plate__role">
              {role.icon}
              {role.name}
            </span>
          ) : null}
        </span>
      </span>
      <span className="seat-plate__right">
        <span className="seat-plate__score">
          <Points value={score} />
        </span>
        {clock ? <span className="seat-plate__clock">{clock}</span> : null}
      </span>
    </>
  );
  const button = onClick ? (
    <button type="button" className="seat-plate__head">
      {head}
    </button>
  ) : (
    <div className="seat-plate__head">{head}</div>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the whole plate can be pressed; keys press the button in it.
    <article
      className={classes(
        'seat-plate',
        isActive && 'seat-plate--active',
        compact && 'seat-plate--compact',
        onClick && 'seat-plate--open',
      )}
      data-seat={seat}
      onClick={onClick}
    >
      {role?.help ? <Tooltip text={role.help}>{button}</Tooltip> : button}
      {facts.length === 0 ? null : (
        <ul className="seat-plate__facts">
          {facts.map((fact) => (
            <li key={fact.id}>
              <Tooltip text={fact.name}>
                <span className="seat-plate__fact">
                  {fact.icon}
                  <span className="visually-hidden">{fact.name}: </span>
                  {fact.value}
                </span>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
      {compact || !more ? null : <div className="seat-plate__more">{more}</div>}
    </article>
  );
}
