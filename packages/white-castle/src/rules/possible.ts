import {
  AUDIENCE_COINS,
  type Block,
  CASTLE_CARDS,
  CLIMB_PEARLS,
  FIRST_SLOT,
  GARDENS,
  YARD_FACTS,
} from '../components.ts';
import { type CastleAction, type Effect, factsOf } from '../effects.ts';
import {
  courtiersLeft,
  courtiersOn,
  gardenersLeft,
  hasGardener,
  type Player,
  type WhiteCastle,
  warriorsLeft,
} from '../state.ts';
import { canTimePass } from './passage-of-time.ts';

/** Whether the seat can do it with what it holds. */
export function isPossible(state: WhiteCastle, player: Player, effect: Effect): boolean {
  return canDo(state, player, effect, player.coins, player.seals, false);
}

/** Whether the seat can do it, be it that it exchanges seals before: only what is out of reach passes by unasked. */
export function isWithinReach(state: WhiteCastle, player: Player, effect: Effect): boolean {
  return canDo(state, player, effect, player.coins, player.seals, true);
}

/** With so many coins and seals, after what has to be paid first; `trading`: seals may be exchanged on the way. */
function canDo(
  state: WhiteCastle,
  player: Player,
  effect: Effect,
  coins: number,
  seals: number,
  trading: boolean,
): boolean {
  const { kind, amount, price, action, tiles } = factsOf(effect);
  const more = trading ? seals >> 1 : 0;
  switch (kind) {
    case 'paid': {
      if (price === 'seal') return seals >= amount && canDo(state, player, action!, coins, seals - amount, trading);
      const short = Math.max(0, amount - coins);
      if (short > (trading ? seals : 0)) return false;
      return canDo(state, player, action!, Math.max(0, coins - amount), seals - short, trading);
    }
    case 'courtier':
      return canAsk(player, trading ? coins + seals : coins) || canClimb(player, player.pearl + more);
    case 'warrior':
      return warriorsLeft(player) > 0 && player.iron + more >= YARD_FACTS['yard-1'].iron;
    case 'gardener':
      return gardenersLeft(player) > 0 && hasGardenWithin(state, player, player.food + more);
    case 'domain':
      return state.usedRows !== 7;
    case 'tile':
      return hasTileBlock(state, player, tiles!, coins, seals, trading);
    default:
      return true;
  }
}

export function canAsk(player: Player, coins: number): boolean {
  return coins >= AUDIENCE_COINS && courtiersLeft(player) > 0;
}

export function canClimb(player: Player, pearl: number): boolean {
  if (pearl < CLIMB_PEARLS[0]!) return false;
  return courtiersOn(player, 0) > 0 || courtiersOn(player, 1) > 0 || courtiersOn(player, 2) > 0;
}

function hasGardenWithin({ gardens }: WhiteCastle, player: Player, food: number): boolean {
  for (let garden = 0; garden < gardens.length; garden++) {
    if (GARDENS[gardens[garden]!].food <= food && !hasGardener(player, garden)) return true;
  }
  return false;
}

function hasTileBlock(
  state: WhiteCastle,
  player: Player,
  tiles: string,
  coins: number,
  seals: number,
  trading: boolean,
): boolean {
  for (let room = 0; room < state.rooms.length; room++) {
    const card = state.rooms[room];
    if (card == null) continue;
    const { blocks, dark } = CASTLE_CARDS[card];
    for (let slot = 0; slot < blocks.length; slot++) {
      if (tiles !== 'any' && state.tiles[FIRST_SLOT[room]! + slot] !== tiles) continue;
      // A light block is never without anything.
      if (slot !== dark || canDo(state, player, blocks[slot]![0]!, coins, seals, trading)) return true;
    }
  }
  return false;
}

/** Whether a castle action may use this block: the tile beside it has the colour, or it is light. */
export function isMeant(state: WhiteCastle, which: CastleAction, room: number, slot: number): boolean {
  const card = state.rooms[room];
  if (card == null) return false;
  const { tiles } = factsOf(which);
  if (tiles === undefined) return slot !== CASTLE_CARDS[card].dark;
  return tiles === 'any' || state.tiles[FIRST_SLOT[room]! + slot] === tiles;
}

/** The block has something for this player now. */
export function isWorthDoing(state: WhiteCastle, player: Player, block: Block): boolean {
  for (const effect of block) {
    if (factsOf(effect).kind === 'time' ? canTimePass(player) : isPossible(state, player, effect)) return true;
  }
  return false;
}
