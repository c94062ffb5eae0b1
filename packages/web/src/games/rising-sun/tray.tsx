import type { RisingSunStep } from '@engawa/rising-sun';
import type { SunDeciding } from './deciding.ts';
import { MatWith } from './mat.tsx';
import './tray.css';
import { Answers } from './trays/answers.tsx';
import { BidTray } from './trays/bid-tray.tsx';
import { ClanTray } from './trays/clan-tray.tsx';
import { MandateTray } from './trays/mandate-tray.tsx';
import { RecruitTray } from './trays/recruit-tray.tsx';
import { TeaTray } from './trays/tea-tray.tsx';

/** Decisions whose answers all lie on the board. */
const ON_BOARD: readonly RisingSunStep['do'][] = [
  'recruitProvince',
  'placeMonster',
  'marshalTo',
  'fujinTo',
  'lightShrine',
  'hate',
];

export function usesTray(step: RisingSunStep): boolean {
  return !ON_BOARD.includes(step.do);
}

/** Nested decisions have a tray of their own; for all others the mat stays in sight, with the answers at its end. */
export function Tray(props: SunDeciding) {
  const { step } = props;
  if (step === undefined) return null;
  switch (step.do) {
    case 'chooseClan':
      return <ClanTray {...props} />;
    case 'teaTurn':
    case 'teaTerms':
    case 'teaReply':
      return <TeaTray {...props} step={step} />;
    case 'pickMandate':
    case 'nameMandate':
      return <MandateTray {...props} step={step} />;
    case 'recruit':
      return <RecruitTray {...props} />;
    case 'bid':
      return <BidTray {...props} step={step} />;
    default:
      return <MatWith props={props} of={props.seat ?? 0} answers={<Answers props={props} step={step} />} />;
  }
}
