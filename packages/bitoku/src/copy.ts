import { copy, type Deck, type Slot } from '@engawa/kernel';
import type { Bitoku, Die, HillCards, Player, Tengu, Tiles } from './state.ts';

/*
 * A search copies the state before every try. Written out field by field this is several times as fast as the kernel's
 * copy of anything. Pairs, buildings and what never changes after the setup are shared: nothing writes into them. So are
 * steps, but for the round of all in spring, whose parts are worked off.
 */

export function copyState(state: Bitoku): Bitoku {
  return {
    agenda: copyAgenda(state.agenda),
    options: state.options,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    turn: state.turn,
    passed: state.passed,
    torii: state.torii,
    treasures: state.treasures,
    cells: state.cells.slice(),
    hills: state.hills.map(copyHill),
    yokai: copyDeck(state.yokai),
    yokaiDiscard: state.yokaiDiscard.slice(),
    bitoku: copyDeck(state.bitoku),
    bitokuDiscard: state.bitokuDiscard.slice(),
    visions: copyDeck(state.visions),
    lookedYokai: copySlots(state.lookedYokai),
    lookedBitoku: copySlots(state.lookedBitoku),
    lookedVisions: copySlots(state.lookedVisions),
    open: copyTiles(state.open),
    stacks: copyTiles(state.stacks),
    gone: copyTiles(state.gone),
    garden: state.garden.slice(),
    goneIwakura: state.goneIwakura.slice(),
    sides: state.sides.map((there) => there.slice()),
    players: state.players.map(copyPlayer),
    tengu: state.tengu === null ? null : copyTengu(state.tengu),
  };
}

function copyAgenda(agenda: Bitoku['agenda']): Bitoku['agenda'] {
  const steps = agenda.slice();
  const top = steps.length - 1;
  if (top >= 0 && steps[top]!.do === 'together') steps[top] = copy(steps[top]!);
  return steps;
}

function copyHill({ bitoku, yokai, covered }: HillCards): HillCards {
  return { bitoku, yokai, covered };
}

function copyTiles<M, D, B, C>({ mitama, dragonfly, building, crystal }: Tiles<M, D, B, C>): Tiles<M, D, B, C> {
  return {
    mitama: mitama.slice(),
    dragonfly: dragonfly.slice(),
    building: building.slice(),
    crystal: crystal.slice(),
  };
}

function copyDice([left, middle, right]: readonly Die[]): Die[] {
  return [copyDie(left!), copyDie(middle!), copyDie(right!)];
}

function copyDie({ value, at, place, space }: Die): Die {
  return { value, at, place, space };
}

/* The fields of a realm stand in both of these: spreading a shared part over an object costs more than all the rest. */

function copyPlayer(player: Player): Player {
  return {
    points: player.points.slice(),
    wood: player.wood,
    stone: player.stone,
    jade: player.jade,
    sake: player.sake,
    dice: copyDice(player.dice),
    kodama: player.kodama.slice(),
    path: player.path.slice(),
    visited: player.visited,
    awake: player.awake,
    walkers: player.walkers.slice(),
    mitama: player.mitama.slice(),
    dragonflies: player.dragonflies.slice(),
    pairs: player.pairs.slice(),
    iwakura: player.iwakura.slice(),
    amulets: player.amulets.slice(),
    crystals: player.crystals.slice(),
    stones: player.stones,
    lost: player.lost,
    hand: copySlots(player.hand),
    taken: copySlots(player.taken),
    deck: copyDeck(player.deck),
    discard: player.discard.slice(),
    mat: player.mat.slice(),
    removed: player.removed.slice(),
    visions: player.visions.slice(),
  };
}

function copyTengu(tengu: Tengu): Tengu {
  return {
    points: tengu.points.slice(),
    wood: tengu.wood,
    stone: tengu.stone,
    jade: tengu.jade,
    sake: tengu.sake,
    dice: copyDice(tengu.dice),
    kodama: tengu.kodama.slice(),
    path: tengu.path.slice(),
    visited: tengu.visited,
    awake: tengu.awake,
    walkers: tengu.walkers.slice(),
    mitama: tengu.mitama.slice(),
    dragonflies: tengu.dragonflies.slice(),
    pairs: tengu.pairs.slice(),
    iwakura: tengu.iwakura.slice(),
    crystals: tengu.crystals.slice(),
    yokai: tengu.yokai.slice(),
    row: tengu.row.slice(),
    deck: tengu.deck.slice(),
    discard: tengu.discard.slice(),
    isActive: tengu.isActive,
  };
}

function copyDeck<C extends string>({ bag, over, under, away }: Deck<C>): Deck<C> {
  return { bag: bag.slice(), over: copySlots(over), under: copySlots(under), away };
}

function copySlots<C extends string>(slots: readonly Slot<C>[]): Slot<C>[] {
  return slots.length === 0 ? [] : slots.map(copySlot);
}

function copySlot<C extends string>({ card, seen, mix, knew }: Slot<C>): Slot<C> {
  return { card, seen, mix, knew };
}
