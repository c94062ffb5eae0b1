import type { WhiteCastleStep } from '@engawa/white-castle';
import type { CastleDeciding } from './deciding.ts';
import './tray.css';
import { LightBlockTray, OutsideTray, PickTray, ResourceTray } from './trays/effect-trays.tsx';
import { BoardTray, CheckpointTray, LastExchangeTray, RowTray } from './trays/other-trays.tsx';
import { PairTray } from './trays/pair-tray.tsx';

/** Dice are taken and placed where everything can be seen, the mat too; all that follows has a tray. */
const ON_BOARD: readonly WhiteCastleStep['do'][] = ['takeDie', 'placeDie', 'rivalGarden', 'rivalRoom'];

export function usesTray(step: WhiteCastleStep): boolean {
  return !ON_BOARD.includes(step.do);
}

export function Tray(props: CastleDeciding) {
  const { step } = props;
  switch (step?.do) {
    case 'choosePair':
      return <PairTray {...props} />;
    case 'pick':
      return <PickTray {...props} step={step} />;
    case 'chooseResource':
      return <ResourceTray {...props} step={step} />;
    case 'outside':
      return <OutsideTray {...props} step={step} />;
    case 'lightBlock':
      return <LightBlockTray {...props} step={step} />;
    case 'chooseRow':
      return <RowTray {...props} step={step} />;
    case 'checkpoint':
      return <CheckpointTray {...props} step={step} />;
    case 'lastExchange':
      return <LastExchangeTray {...props} step={step} />;
    case 'castleAction':
    case 'warrior':
    case 'gardener':
    case 'courtier':
    case 'favour':
      return <BoardTray {...props} step={step} />;
    default:
      return null;
  }
}
