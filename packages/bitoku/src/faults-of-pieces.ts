import { type Deck, isTogether, type Slot } from '@engawa/kernel';
import {
  ALL_DRAGONFLIES,
  BITOKU_COPIES,
  BITOKU_KINDS,
  BUILDINGS,
  DECK_YOKAI,
  DISPLAYS,
  DREAM_CRYSTALS,
  IWAKURA,
  MASTERY_CRYSTALS,
  MEMORY_CRYSTALS,
  MITAMA,
  STARTING_YOKAI,
  VISIONS,
  type YokaiCard,
} from './components.ts';
import type { Must } from './faults.ts';
import { type Bitoku, type BitokuStep, boardOf, NO_ONE, type Player, realmOf, spiritsOf } from './state.ts';

/** Every tile and every card is in exactly one place. */
export function pieceFaults(state: Bitoku, must: Must): void {
  tiles(state, must);
  iwakura(state, must);
  cards(state, must);
}

/** All steps that are still to come, also those of the round of all in spring. */
export function stepsOf(state: Bitoku): BitokuStep[] {
  return state.agenda.flatMap((step): BitokuStep[] =>
    isTogether(step) ? step.parts.flatMap((part) => part.agenda) : [step],
  );
}

const ALL_TILES = {
  mitama: Object.keys(MITAMA),
  dragonfly: [...ALL_DRAGONFLIES],
  building: Object.keys(BUILDINGS),
  crystal: [...Object.keys(DREAM_CRYSTALS), ...Object.keys(MEMORY_CRYSTALS), ...Object.keys(MASTERY_CRYSTALS)],
} as const;

/** Stack, open spaces, owners and the box hold every tile once. */
function tiles(state: Bitoku, must: Must): void {
  const realms = Array.from({ length: spiritsOf(state) }, (_, spirit) => realmOf(state, spirit));
  const settling = stepsOf(state).flatMap((step) => (step.do === 'settle' ? [step.tile] : []));
  const owned = {
    mitama: [...realms.flatMap((one) => [...one.mitama, ...one.pairs.map((pair) => pair.mitama)]), ...settling],
    dragonfly: realms.flatMap((one) => [...one.dragonflies, ...one.pairs.map((pair) => pair.dragonfly)]),
    building: state.cells.flatMap((built) => (built !== null && built.owner !== NO_ONE ? [built.tile] : [])),
    crystal: [...state.players.flatMap(({ crystals }) => crystals), ...(state.tengu?.crystals ?? [])],
  };
  for (const display of DISPLAYS) {
    const found = [...state.open[display], ...state.stacks[display], ...state.gone[display], ...owned[display]];
    const all = found.filter((tile) => tile !== null).sort();
    must(all.join() === [...ALL_TILES[display]].sort().join(), `the ${display} tiles are not complete: ${all.join()}`);
  }
}

/** Those in the box have no place in the state; none is anywhere twice. */
function iwakura(state: Bitoku, must: Must): void {
  const owned = Array.from({ length: spiritsOf(state) }, (_, spirit) => realmOf(state, spirit).iwakura).flat();
  const all = [...state.garden.filter((tile) => tile !== null), ...state.goneIwakura, ...owned];
  must(new Set(all).size === all.length, `an iwakura is in two places: ${all.join()}`);
  must(
    all.every((tile) => tile in IWAKURA),
    `there is no such iwakura: ${all.join()}`,
  );
  const dealt = boardOf(state).garden + state.players.length;
  const extra = state.tengu === null ? 0 : 1;
  must(all.length === dealt || all.length === dealt + extra, `${all.length} iwakura are in play`);
}

function inDeck<C extends string>({ bag, over, under }: Deck<C>): C[] {
  return [...bag, ...over.map(({ card }) => card), ...under.map(({ card }) => card)];
}
const shown = <C extends string>(slots: readonly Slot<C>[]): C[] => slots.map(({ card }) => card);

/** Every yokai, bitoku and vision card is in one place. */
function cards(state: Bitoku, must: Must): void {
  const own = (player: Player): YokaiCard[] => [
    ...inDeck(player.deck),
    ...shown(player.hand),
    ...shown(player.taken),
    ...player.discard,
    ...player.mat.filter((card) => card !== null),
    ...player.removed,
  ];
  const personal = state.players.flatMap(own);
  const hill = state.hills.flatMap(({ yokai }) => (yokai === null ? [] : [yokai]));
  const yokai = [...personal, ...hill, ...inDeck(state.yokai), ...shown(state.lookedYokai), ...state.yokaiDiscard];
  yokai.push(...(state.tengu?.yokai ?? []));
  const waiting = stepsOf(state).flatMap((step) => (step.do === 'chooseSlot' ? [step.card] : []));
  must(
    waiting.every((card) => personal.includes(card)),
    'a card is to be played that nobody has',
  );
  const sets = state.players.length + (state.tengu === null || !state.options['tengu-yokai'] ? 0 : 1);
  const all = [...Object.keys(DECK_YOKAI), ...Array.from({ length: sets }, () => Object.keys(STARTING_YOKAI)).flat()];
  must(yokai.sort().join() === all.sort().join(), `the yokai cards are not complete: ${yokai.join()}`);
  const paths = Array.from({ length: spiritsOf(state) }, (_, spirit) => realmOf(state, spirit).path).flat();
  const bitoku = [...paths, ...inDeck(state.bitoku), ...shown(state.lookedBitoku), ...state.bitokuDiscard];
  bitoku.push(...state.hills.flatMap((one) => (one.bitoku === null ? [] : [one.bitoku])));
  for (const kind of BITOKU_KINDS) {
    const count = bitoku.filter((card) => card === kind).length;
    must(count === BITOKU_COPIES[kind], `there are ${count} cards of ${kind}`);
  }
  const visions = [...inDeck(state.visions), ...shown(state.lookedVisions), ...state.players.flatMap((p) => p.visions)];
  must(visions.sort().join() === Object.keys(VISIONS).sort().join(), `the visions are not complete: ${visions.join()}`);
}
