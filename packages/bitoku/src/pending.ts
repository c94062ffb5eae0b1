import { HILL_OF_REGION, USE_OF_BUILDING, YOKAI } from './components.ts';
import { rowsOf } from './rules/forest.ts';
import type { BitokuStep } from './state.ts';
import { effectWorth, partWorth, type Worth } from './worth.ts';

/** What a step of the seat will bring: the best of what may be chosen. */
export function pendingValue(worth: Worth, step: BitokuStep): number {
  const { weights } = worth;
  switch (step.do) {
    case 'effect':
    case 'pick':
      return effectWorth(worth, step.left, step.region);
    case 'chooseOne': {
      let best = 0;
      for (const option of step.of) best = Math.max(best, partWorth(worth, option, step.region));
      return best;
    }
    case 'chooseResource':
      return step.count * weights.resource;
    case 'kodama':
    case 'back':
      return step.steps * weights[step.do];
    case 'move':
      return partWorth(worth, `mp:${step.points}`, -1);
    case 'mitama':
    case 'dragonfly':
    case 'build':
    case 'crystal':
      return partWorth(worth, `${step.do}:${step.discount}`, -1);
    case 'iwakura':
    case 'pilgrim':
    case 'unlock':
      return partWorth(worth, step.do, -1);
    case 'keepYokai':
      return weights.yokai;
    case 'keepBitoku':
      return weights.bitoku;
    case 'keepVision':
      return weights.vision;
    case 'takeMitama':
    case 'takeDragonfly':
    case 'takeCrystal':
    case 'buildAt':
      return takenWorth(worth, step);
    default:
      return pendingTurn(worth, step);
  }
}

/** What is paid for already. */
function takenWorth(worth: Worth, step: BitokuStep): number {
  switch (step.do) {
    case 'takeMitama':
      return partWorth(worth, 'mitama:9', -1);
    case 'takeDragonfly':
      return partWorth(worth, 'dragonfly:9', -1);
    case 'takeCrystal':
      return partWorth(worth, 'crystal:9', -1);
    default:
      return partWorth(worth, 'build:9', -1);
  }
}

function pendingTurn(worth: Worth, step: BitokuStep): number {
  const { weights, player } = worth;
  switch (step.do) {
    case 'placeDie':
      return weights.steps.placeDie;
    case 'resolve': {
      const { place, value } = player.dice[step.slot]!;
      return (step.forest ? bestRow(worth, place, value) : 0) + bestUse(worth, place, value, step.standing);
    }
    case 'copyRow':
      return bestRow(worth, step.region, step.value);
    case 'copyDie':
      return weights.steps.copyDie;
    case 'crossReward':
      return weights.steps.crossReward;
    case 'pickTwo':
      return step.count * weights.steps.pickTwo;
    case 'played':
    case 'playOrder': {
      const card = player.mat[step.slot];
      const isOpen = step.do === 'playOrder' || step.card;
      return card != null && isOpen ? effectWorth(worth, YOKAI[card].action, -1) : 0;
    }
    case 'payFor':
      return partWorth(worth, step.next, -1);
    case 'unite':
      return weights.steps.unite;
    default:
      return 0;
  }
}

function bestRow(worth: Worth, region: number, value: number): number {
  let best = 0;
  for (const { needs, effect } of rowsOf(region)) {
    if (needs <= value) best = Math.max(best, effectWorth(worth, effect, region));
  }
  return best;
}

function bestUse(worth: Worth, region: number, value: number, standing: number): number {
  const first = HILL_OF_REGION[region]! * 4;
  let best = 0;
  for (let at = 0; at < 4; at++) {
    if ((standing & (1 << at)) === 0) continue;
    const { needs, action } = USE_OF_BUILDING[worth.state.cells[first + at]!.tile];
    if (needs <= value) best = Math.max(best, effectWorth(worth, action, region));
  }
  return best;
}
