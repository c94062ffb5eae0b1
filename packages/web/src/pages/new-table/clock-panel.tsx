import type { ClockSettings } from '@engawa/wire';
import { CalendarDays, Minus, Plus, Timer } from 'lucide-react';
import { IconButton, Segmented } from '../../design/index.ts';
import { useWords } from '../../words/index.ts';
import { BANKS, DAYS, INCREMENTS, step } from './clocks.ts';
import { newTableWords } from './words/index.ts';

interface ClockProps {
  readonly clock: ClockSettings;
  readonly onChange: (clock: ClockSettings) => void;
}

const STARTS: Readonly<Record<ClockSettings['is'], ClockSettings>> = {
  live: { is: 'live', bank: 15 * 60, increment: 20 },
  days: { is: 'days', days: 2 },
  none: { is: 'none' },
};

export function ClockPanel({ clock, onChange }: ClockProps) {
  const words = useWords(newTableWords);
  return (
    <section className="new-table__panel">
      <h2>{words.clock}</h2>
      <Segmented
        className="new-table__full"
        label={words.clock}
        value={clock.is}
        options={[
          { value: 'live', label: words.live, icon: <Timer size={16} strokeWidth={1.75} aria-hidden="true" /> },
          { value: 'days', label: words.days, icon: <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" /> },
          { value: 'none', label: words.none },
        ]}
        onChange={(is: ClockSettings['is']) => onChange(STARTS[is])}
      />
      {clock.is === 'none' && <p className="new-table__note">{words.clockNone}</p>}
      {clock.is === 'days' && (
        <Stepper
          label={words.perMove}
          value={clock.days}
          values={DAYS}
          text={words.dayCount(clock.days)}
          onChange={(days) => onChange({ ...clock, days })}
        />
      )}
      {clock.is === 'live' && (
        <div className="new-table__two">
          <Stepper
            label={words.bank}
            value={clock.bank}
            values={BANKS}
            text={words.minutes(clock.bank / 60)}
            onChange={(bank) => onChange({ ...clock, bank })}
          />
          <Stepper
            label={words.increment}
            value={clock.increment}
            values={INCREMENTS}
            text={words.seconds(clock.increment)}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </div>
      )}
    </section>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly text: string;
  readonly onChange: (value: number) => void;
}

function Stepper({ label, value, values, text, onChange }: StepperProps) {
  const words = useWords(newTableWords);
  return (
    <fieldset className="stepper">
      <legend>{label}</legend>
      <IconButton
        size="small"
        kind="outline"
        label={words.less(label)}
        icon={<Minus />}
        disabled={value <= values[0]!}
        onClick={() => onChange(step(values, value, -1))}
      />
      <output>{text}</output>
      <IconButton
        size="small"
        kind="outline"
        label={words.more(label)}
        icon={<Plus />}
        disabled={value >= values.at(-1)!}
        onClick={() => onChange(step(values, value, 1))}
      />
    </fieldset>
  );
}
