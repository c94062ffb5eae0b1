import {
  BITOKU,
  type Bitoku,
  type BitokuKind,
  type BitokuStep,
  BUILDING_COSTS,
  BUILDING_FACTS,
  basicOf,
  boardOf,
  buildingsOf,
  DRAGONFLIES,
  DREAM_CRYSTALS,
  type DragonflyTile,
  type DreamCrystal,
  type Effect,
  FIRST_MASTERY_SLOT,
  HOUSE_EFFECTS,
  type HouseSpace,
  kindOfDragonfly,
  MASTERY_CRYSTALS,
  type MasteryCrystal,
  MITAMA,
  movementOf,
  nextSideCell,
  type Part,
  partsOf,
  type Resource,
  rewardOf,
  rowsOf,
  STONE_PATH,
  TORII_TILES,
  toriiAt,
  USE_OF_BUILDING,
  virtueOf,
  YOKAI,
  type YokaiCard,
} from '@engawa/bitoku';
import type { Choice } from '@engawa/kernel';

/** What a choice costs, of which goods or of any, and what comes at once or may be done then. */
interface Outcome {
  readonly pays: Readonly<Partial<Record<Resource, number>>>;
  /** Resources as the payer likes. */
  readonly due: number;
  readonly gets: Effect;
}

const NOTHING: Outcome = { pays: {}, due: 0, gets: [] };
const gives = (...gets: Effect): Outcome => ({ ...NOTHING, gets });

/** A price of two kinds: with a discount it is paid as one likes. */
function mixed(pays: Outcome['pays'], discount: number, gets: Effect): Outcome {
  if (discount === 0) return { pays, due: 0, gets };
  const sum = Object.values(pays).reduce((all, amount) => all + amount, 0);
  return { pays: {}, due: Math.max(0, sum - discount), gets };
}

export function outcomeOf(view: Bitoku, step: BitokuStep, choice: Choice): Outcome {
  if (choice === 'skip' || choice === 'stop' || !('seat' in step)) return NOTHING;
  const player = view.players[step.seat]!;
  switch (step.do) {
    case 'basic': {
      const { verb, what } = basicOf(choice as string);
      return verb === 'play' ? gives(...YOKAI[what as YokaiCard].action) : NOTHING;
    }
    case 'playOrder': {
      if (choice === 'card') return gives(...YOKAI[player.mat[step.slot]!].action);
      return gives(...MASTERY_CRYSTALS[player.crystals[FIRST_MASTERY_SLOT + step.slot] as MasteryCrystal]);
    }
    case 'placeDie':
      return choice in HOUSE_EFFECTS ? gives(...HOUSE_EFFECTS[choice as HouseSpace]) : NOTHING;
    case 'resolve':
    case 'copyRow': {
      const region = step.do === 'copyRow' ? step.region : player.dice[step.slot]!.place;
      const row = rowsOf(region).find(({ id }) => id === choice);
      return gives(...(row?.effect ?? USE_OF_BUILDING[choice as 'temple-1'].action));
    }
    case 'ownerBonus':
      return gives(choice === 'vp' ? 'vp:1' : 'amulet:1');
    case 'crossReward': {
      const { hill, reward, taken } = rewardOf(choice as string);
      const { yokai } = view.hills[hill]!;
      return taken && reward === 'yokai' && yokai !== null ? gives(...YOKAI[yokai].action) : NOTHING;
    }
    case 'pick':
    case 'pickTwo':
    case 'chooseOne':
      return gives(choice as Part);
    case 'payFor':
      return { ...NOTHING, due: step.price, gets: [step.next] };
    case 'chooseResource':
      return gives(`${choice as Resource}:1`);
    case 'payAny':
      return { ...NOTHING, pays: { [choice]: 1 } };
    case 'payMixed': {
      const [first, second] = partsOf(choice as string);
      return { ...NOTHING, pays: { [step.of[0]]: first, [step.of[1]]: second } };
    }
    case 'move':
      return moveOutcome(view, step.seat, choice as string);
    case 'keepYokai':
      return gives(...YOKAI[choice as YokaiCard].action);
    case 'keepBitoku':
      return gives(`vp:${BITOKU[choice as BitokuKind].vp}`, ...BITOKU[choice as BitokuKind].action);
    case 'pilgrim': {
      const { cost } = STONE_PATH.find(({ id }) => id === choice)!;
      return cost === null ? NOTHING : { ...NOTHING, pays: { [cost]: 1 } };
    }
    case 'mitama': {
      const space = (choice as number) - 1;
      const { jade, sake, vp } = boardOf(view).mitamaCosts[space]!;
      return mixed({ jade, sake }, step.discount, [`vp:${vp}`, ...MITAMA[view.open.mitama[space]!]]);
    }
    case 'dragonfly': {
      const gain = boardOf(view).dragonflyGains[(choice as number) - 1]!;
      return gain > 0 ? gives(`any:${gain}`) : { ...NOTHING, due: Math.max(0, -gain - step.discount) };
    }
    case 'unite':
      return `${choice}`.startsWith('mitama')
        ? gives(...DRAGONFLIES[kindOfDragonfly(step.tile as DragonflyTile)])
        : gives(...DRAGONFLIES[kindOfDragonfly(choice as DragonflyTile)]);
    case 'build': {
      const { wood, stone } = BUILDING_COSTS[buildingsOf(view, step.seat)]!;
      const { kodama, amulet } = BUILDING_FACTS[view.open.building[(choice as number) - 1]!];
      return mixed({ wood, stone }, step.discount, [`here:${kodama}`, ...(amulet ? (['amulet:1'] as const) : [])]);
    }
    case 'crystal': {
      const price = boardOf(view).crystalCosts[(choice as number) - 1]!;
      return { ...NOTHING, due: Math.max(0, price - step.discount) };
    }
    case 'pickDream':
      return gives(...DREAM_CRYSTALS[choice as DreamCrystal]);
    case 'virtue':
      return gives(`vp:${virtueOf(view, step.seat, choice as YokaiCard).points}`);
    default:
      return NOTHING;
  }
}

function moveOutcome(view: Bitoku, seat: number, choice: string): Outcome {
  const movement = movementOf(choice);
  if (movement.how === 'visit') {
    const { path, visited } = view.players[seat]!;
    const { vp, action } = BITOKU[path[visited]!];
    return gives(`vp:${vp}`, ...action);
  }
  if (movement.how !== 'enter') return NOTHING;
  const { vp, amulet } = nextSideCell(view, movement.at);
  const tile = toriiAt(view, movement.at);
  return gives(
    `vp:${vp}`,
    ...(amulet > 0 ? ([`amulet:${amulet as 1 | 2 | 3}`] as const) : []),
    ...(tile === null ? [] : TORII_TILES[tile]),
  );
}
