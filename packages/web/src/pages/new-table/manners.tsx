import { Globe, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Segmented, Switch } from '../../design/index.ts';
import { useWords } from '../../words/index.ts';
import { hasGuests, type Plan } from './plan.ts';
import { newTableWords } from './words/index.ts';

interface PanelProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

export function SightPanel({ plan, onChange }: PanelProps) {
  const words = useWords(newTableWords);
  const name = useId();
  const choice = (isPublic: boolean, icon: ReactNode, title: string, text: string) => (
    <label className="new-table__choice">
      <input
        type="radio"
        name={name}
        checked={plan.isPublic === isPublic}
        onChange={() => onChange({ ...plan, isPublic })}
      />
      <span className="new-table__choice-title">
        {icon}
        {title}
      </span>
      <span className="new-table__choice-text">{text}</span>
    </label>
  );
  return (
    <section className="new-table__panel">
      <h2>{words.sight}</h2>
      <fieldset className="new-table__sight">
        <legend className="visually-hidden">{words.sight}</legend>
        {choice(false, <Lock size={16} strokeWidth={1.75} aria-hidden="true" />, words.private, words.privateText)}
        {choice(true, <Globe size={16} strokeWidth={1.75} aria-hidden="true" />, words.public, words.publicText)}
      </fieldset>
      <Switch
        label={words.watchers}
        help={words.watchersText}
        checked={plan.watchers}
        onChange={(watchers) => onChange({ ...plan, watchers })}
      />
    </section>
  );
}

export function AbsencePanel({ plan, onChange }: PanelProps) {
  const words = useWords(newTableWords);
  return (
    <section className="new-table__panel">
      <h2>{words.absence}</h2>
      <Segmented
        className="new-table__full"
        label={words.absence}
        value={plan.absent}
        options={[
          { value: 'bot', label: words.absentBot },
          { value: 'wait', label: words.absentWait },
        ]}
        onChange={(absent: Plan['absent']) => onChange({ ...plan, absent })}
      />
      <p className="new-table__note">{plan.absent === 'bot' ? words.absentBotText : words.absentWaitText}</p>
      {hasGuests(plan) && (
        <>
          <Switch
            label={words.autostart}
            help={words.autostartText}
            checked={plan.autostart}
            onChange={(autostart) => onChange({ ...plan, autostart })}
          />
          <p className="new-table__note">{words.invitation}</p>
        </>
      )}
    </section>
  );
}
