import { Clock3, Users } from 'lucide-react';
import { Strokes } from '../../art/strokes.tsx';
import { useWords } from '../../words/index.ts';
import { sharedWords } from './words/index.ts';
import './facts.css';

interface FactsProps {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly weight: number;
  /** Whether the difficulty also stands there in a word. */
  readonly spelled?: boolean;
}

/** Three facts about a game in one line: how many, how long, how hard. */
export function Facts({ seats, minutes, weight, spelled = false }: FactsProps) {
  const words = useWords(sharedWords);
  return (
    <p className="facts">
      <span title={words.playersHelp}>
        <Users size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{words.playersHelp} </span>
        {words.players(seats.min, seats.max)}
      </span>
      <span title={words.minutesHelp}>
        <Clock3 size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{words.minutesHelp} </span>
        {words.minutes(minutes)}
      </span>
      <span>
        <Strokes weight={weight} words={words.weight(weight)} />
        {spelled && <span aria-hidden="true">{words.weightShort(weight)}</span>}
      </span>
    </p>
  );
}
