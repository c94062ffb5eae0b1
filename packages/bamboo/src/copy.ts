import type { Deck } from '@engawa/kernel';
import type { Bamboo, Player, Temple } from './state.ts';

/*
 * A search copies the state before every try. Written out field by field this is several times as fast as the kernel's
 * copy of anything. Steps and options are shared: nothing writes into them.
 */

export function copyState(state: Bamboo): Bamboo {
  return {
    agenda: state.agenda.slice(),
    options: state.options,
    round: state.round,
    season: state.season,
    first: state.first,
    players: state.players.map(copyPlayer),
    grooves: copyRows(state.grooves),
    draft: state.draft.slice(),
    gifts: state.gifts.slice(),
    market: copyRows(state.market),
    homeStacks: state.homeStacks.map(copyDeck),
    harmony: copyRows(state.harmony),
    harmonyStacks: state.harmonyStacks.map(copyDeck),
    food: state.food.slice(),
    supply: state.supply.slice(),
    eaten: state.eaten.slice(),
    temples: state.temples.map(copyTemple),
    unseen: state.unseen.slice(),
    lost: state.lost.slice(),
    jokers: state.jokers,
  };
}

function copyRows<V>(rows: readonly (readonly V[])[]): V[][] {
  const copies = new Array<V[]>(rows.length);
  for (let i = 0; i < rows.length; i++) copies[i] = rows[i]!.slice();
  return copies;
}

function copyPlayer(player: Player): Player {
  return {
    coins: player.coins,
    fromHarmony: player.fromHarmony,
    fromHome: player.fromHome,
    fromActions: player.fromActions,
    hunger: player.hunger,
    sticks: player.sticks,
    roundSticks: player.roundSticks,
    marker: player.marker,
    areas: copyRows(player.areas),
    home: player.home.slice(),
    harmony: copyRows(player.harmony),
    fan: player.fan.slice(),
    food: player.food.slice(),
    spirits: player.spirits.slice(),
    asleep: player.asleep,
  };
}

function copyTemple({ spirit, below, sticks }: Temple): Temple {
  return { spirit, below, sticks: sticks.slice() };
}

/** Tiles under a stack are put there whole and never changed. */
function copyDeck<C extends string>({ bag, over, under, away }: Deck<C>): Deck<C> {
  return { bag: bag.slice(), over: over.slice(), under: under.slice(), away };
}
