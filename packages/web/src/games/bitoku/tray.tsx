import type { BitokuStep } from '@engawa/bitoku';
import type { BitokuDeciding, StepName } from './deciding.ts';
import { Answers } from './mat/answers.tsx';
import { MatWith } from './mat.tsx';
import './tray.css';

/** Decisions whose answers are all places of the board or of the mat. */
const ON_BOARD: readonly StepName[] = [
  'springDiscard',
  'basic',
  'chooseSlot',
  'unlock',
  'kodama',
  'buildCell',
  'crystalSlot',
];

export function usesTray(step: BitokuStep): boolean {
  return !ON_BOARD.includes(step.do);
}

/** The mat stays in sight: the answers take the place of the hand. On a phone there is only room for them. */
export function Tray(props: BitokuDeciding) {
  return (
    <div className="bt-tray">
      <MatWith props={props} of={props.seat ?? 0}>
        <Answers {...props} />
      </MatWith>
    </div>
  );
}
