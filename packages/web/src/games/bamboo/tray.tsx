import type { BambooStep } from '@engawa/bamboo';
import type { BambooDeciding } from './deciding.ts';
import { TurnBox } from './mat/turn-box.tsx';
import { MatWith } from './mat.tsx';
import './tray.css';

/** Decisions with answers that are no places. All others are made on the board and on the mat alone. */
const WITH_ANSWERS: readonly BambooStep['do'][] = [
  'activate',
  'endTurn',
  'harmony',
  'home',
  'cook',
  'tengu',
  'wake',
  'okami',
  'chooseFood',
];

export function usesTray(step: BambooStep): boolean {
  return WITH_ANSWERS.includes(step.do);
}

/** The mat stays in sight: the answers stand in its corner. On a phone there is only room for them. */
export function Tray(props: BambooDeciding) {
  return (
    <div className="bb-tray">
      <MatWith props={props} of={props.seat ?? 0} lower={<TurnBox props={props} />} />
    </div>
  );
}
