import { ArrowUp, Plus, X } from 'lucide-react';
import { Button, Chip, Crest, IconButton, Segmented, Select } from '../../design/index.ts';
import { useSession } from '../../session/session.ts';
import { usualBot } from '../../session/usual-bot.ts';
import { useSettings } from '../../settings/settings.ts';
import { botWords } from '../../words/bots.ts';
import { useWords } from '../../words/index.ts';
import { addSeat, type Plan, type PlannedSeat, raiseSeat, removeSeat, type SeatRange, setSeat } from './plan.ts';
import { newTableWords } from './words/index.ts';
import './seats.css';

interface SeatsProps {
  readonly plan: Plan;
  readonly range: SeatRange;
  readonly bots: readonly string[];
  readonly onChange: (plan: Plan) => void;
}

/** Who sits where. A seat more than the game has is not offered; with one fewer than it needs, the table says why. */
export function SeatsPanel({ plan, range, bots, onChange }: SeatsProps) {
  const words = useWords(newTableWords);
  const count = plan.seats.length;
  return (
    <section className="new-table__panel">
      <h2>
        {words.seats} <small>{words.seatsNote(count, range.max)}</small>
      </h2>
      <ol className="planned-seats">
        {plan.seats.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={index} className="planned-seat">
            {index > 0 ? (
              <IconButton
                size="small"
                label={words.moveUp(index + 1)}
                icon={<ArrowUp />}
                onClick={() => onChange(raiseSeat(plan, index))}
              />
            ) : (
              <span />
            )}
            <Crest seat={index} size={30} />
            <Kind plan={plan} index={index} bots={bots} onChange={onChange} />
            <Detail plan={plan} index={index} bots={bots} onChange={onChange} />
            {index > 0 ? (
              <IconButton
                size="small"
                label={words.remove(index + 1)}
                icon={<X />}
                why={count > range.min ? undefined : words.cannotRemove(range.min)}
                onClick={() => onChange(removeSeat(plan, index))}
              />
            ) : (
              <span />
            )}
          </li>
        ))}
        {count < range.max && (
          <li className="planned-seat planned-seat--add">
            <span className="planned-seat__empty" aria-hidden="true" />
            <span className="planned-seat__text">{words.add}</span>
            <Button size="small" icon={<Plus />} aria-label={words.add} onClick={() => onChange(addSeat(plan))}>
              {words.addShort}
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}

interface SeatProps {
  readonly plan: Plan;
  readonly index: number;
  readonly bots: readonly string[];
  readonly onChange: (plan: Plan) => void;
}

function Kind({ plan, index, bots, onChange }: SeatProps) {
  const words = useWords(newTableWords);
  const seat = plan.seats[index]!;
  const bot = usualBot(bots);
  const choose = (is: string) => {
    const to: PlannedSeat =
      is === 'bot' && bot !== undefined ? { is: 'bot', bot } : is === 'me' ? { is: 'me' } : { is: 'open' };
    onChange(setSeat(plan, index, to));
  };
  return (
    <Select
      className="planned-seat__kind"
      aria-label={words.kind(index + 1)}
      value={seat.is}
      onChange={({ target }) => choose(target.value)}
    >
      {plan.where === 'online' && <option value="me">{words.me}</option>}
      {plan.where === 'online' ? (
        <option value="open">{words.person}</option>
      ) : (
        <option value="me">{words.person}</option>
      )}
      {bot !== undefined && <option value="bot">{words.bot}</option>}
    </Select>
  );
}

/** As many strengths as stand side by side; more of them go into a list. */
const SIDE_BY_SIDE = 3;

function Detail({ plan, index, bots, onChange }: SeatProps) {
  const words = useWords(newTableWords);
  const language = useSettings((settings) => settings.language);
  const me = useSession((session) => session.me);
  const seat = plan.seats[index]!;
  if (seat.is === 'open') {
    return <span className="planned-seat__text">{plan.isPublic ? words.comesPublic : words.byLink}</span>;
  }
  if (seat.is === 'me') {
    if (plan.where === 'here') {
      const number = plan.seats.slice(0, index + 1).filter(({ is }) => is === 'me').length;
      return <span className="planned-seat__text">{words.atDevice(number)}</span>;
    }
    return (
      <span className="planned-seat__me">
        <b className="planned-seat__name" data-seat={index}>
          {me?.name ?? words.you}
        </b>
        <Chip>{words.host}</Chip>
      </span>
    );
  }
  const label = words.strength(index + 1);
  const strengths = bots.map((bot) => ({ bot, ...botWords(language, bot, bots) }));
  const choose = (bot: string) => onChange(setSeat(plan, index, { is: 'bot', bot }));
  if (bots.length > SIDE_BY_SIDE) {
    return (
      <Select aria-label={label} value={seat.bot} onChange={({ target }) => choose(target.value)}>
        {strengths.map(({ bot, name }) => (
          <option key={bot} value={bot}>
            {name}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Segmented
      className="planned-seat__strengths"
      label={label}
      value={seat.bot}
      options={strengths.map(({ bot, name, help }) => ({
        value: bot,
        label: name,
        title: help ? `${name}: ${help}` : name,
      }))}
      onChange={choose}
    />
  );
}
