import { isTogether } from '@engawa/kernel';
import {
  BUSHI_COUNT,
  CARD_NAMES,
  CARD_OF_MONSTER,
  CARDS_A_SEASON,
  DAIMYO,
  displayOf,
  FIRST_MONSTER,
  KAMI_AFTER,
  KOMAINU,
  MANDATES,
  MANDATES_A_SEASON,
  MONSTERS,
  MORE_WARS_THAN_PLAYERS,
  SEASON_COUNT,
  SEASONS,
  SHINTO,
  SHINTO_COUNT,
  STRONGHOLDS,
  TILES_EACH,
  TILES_SEEN,
  YUREI,
} from './components.ts';
import { movementFaults } from './faults-on-the-way.ts';
import { GIFTS, OFFERS } from './reconstructed.ts';
import { sum } from './rules/battle.ts';
import { strongholdsOnMap } from './rules/figures.ts';
import { isShrine } from './rules/groups.ts';
import { freeCoins, freeRonin } from './rules/set-aside.ts';
import { seasonOf } from './scoring.ts';
import { HOSTAGE, NO_ONE, RESERVE, type RisingSun, SUPPLY } from './state.ts';

export type Must = (holds: boolean, fault: string) => void;

/** The invariants of the game, as sentences about what is wrong. */
export function faults(state: RisingSun, before?: RisingSun): string[] {
  const found: string[] = [];
  const must: Must = (holds, fault) => {
    if (!holds) found.push(fault);
  };
  const isSeated = state.circle.length > 0;
  if (isSeated) figures(state, must);
  monsters(state, must);
  hostages(state, must);
  tracks(state, must);
  goods(state, must);
  tiles(state, must);
  seasonCards(state, must);
  tokens(state, must);
  alliances(state, must);
  course(state, must);
  talks(state, must);
  bids(state, must);
  if (before !== undefined && isSeated && before.circle.length > 0) movementFaults(before, state, must);
  return found;
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** Every clan has all of its figures somewhere, and at least one stronghold on the map. */
function figures(state: RisingSun, must: Must): void {
  state.players.forEach((player, seat) => {
    const { bushi, shinto, strongholds, worship, bushiLeft, shintoLeft, daimyo } = player;
    const counts = [...bushi, ...shinto, ...strongholds, ...worship, bushiLeft, shintoLeft];
    must(counts.every(isCount), `seat ${seat} has fewer than no figures somewhere`);
    const held = (kind: number) => heldOf(state, seat, kind);
    const allBushi = sum(bushi) + bushiLeft + held(0);
    must(allBushi === BUSHI_COUNT, `seat ${seat} has ${allBushi} bushi`);
    const allShinto = sum(shinto) + sum(worship) + shintoLeft + held(SHINTO);
    must(allShinto === SHINTO_COUNT, `seat ${seat} has ${allShinto} shinto`);
    must((daimyo >= 0 && daimyo < 8) || daimyo === RESERVE, `the daimyo of seat ${seat} is nowhere`);
    const built = strongholdsOnMap(state, seat);
    must(built >= 1 && built <= STRONGHOLDS, `seat ${seat} has ${built} strongholds`);
  });
}

const heldOf = (state: RisingSun, owner: number, kind: number): number =>
  state.players.reduce(
    (count, { hostages }) => count + hostages.filter((one) => one.owner === owner && one.kind === kind).length,
    0,
  );

/** A monster has an owner just if its card has, and is in one place. Only Komainu worships. */
function monsters(state: RisingSun, must: Must): void {
  MONSTERS.forEach((monster, at) => {
    const [owner, place] = [state.monsterOwners[at]!, state.monsterPlaces[at]!];
    const card = CARD_OF_MONSTER[at]!;
    const buyer = state.players.findIndex(({ cards }) => cards[card]! > 0);
    must(owner === buyer, `${monster} belongs to seat ${owner}, its card to seat ${buyer}`);
    must((owner === NO_ONE) === (place === SUPPLY), `${monster} is in the wrong place for who owns it`);
    must(!isShrine(place) || at + FIRST_MONSTER === KOMAINU, `${monster} worships`);
    const held = owner === NO_ONE ? 0 : heldOf(state, owner, at + FIRST_MONSTER);
    must(held === (place === HOSTAGE ? 1 : 0), `${monster} is held ${held} times`);
  });
}

function hostages({ players, phase }: RisingSun, must: Must): void {
  players.forEach(({ hostages: held }, seat) => {
    must(
      held.every(({ kind, owner }) => kind !== DAIMYO && kind !== YUREI && owner !== seat),
      `seat ${seat} holds somebody who cannot be a hostage`,
    );
    must(held.length === 0 || phase === 'war', `seat ${seat} holds hostages in the phase ${phase}`);
  });
}

function tracks({ honor, circle, players }: RisingSun, must: Must): void {
  const everybody = players.map((_, seat) => seat).join();
  must([...honor].sort().join() === everybody, `the honor track is ${honor.join()}`);
  must(circle.length === 0 || [...circle].sort().join() === everybody, `the circle is ${circle.join()}`);
}

function goods({ players, phase, agenda }: RisingSun, must: Must): void {
  players.forEach(({ points, coins, ronin, clan }, seat) => {
    must([points, coins, ronin].every(isCount), `seat ${seat} has ${points} points, ${coins} coins, ${ronin} ronin`);
    must(phase !== 'tea' || ronin === 0, `seat ${seat} has ronin at tea`);
    const hasBegun = phase === 'war' && !agenda.some((step) => step.do === 'koiCoins');
    must(!hasBegun || clan !== 'koi' || ronin === 0, `Koi has ${ronin} ronin in the war`);
  });
}

/** Ten tiles: in the stack, in a hand, or played. */
function tiles({ stack, looking, played }: RisingSun, must: Must): void {
  const slots = [...stack.over, ...stack.under, ...looking, ...played.map(({ tile }) => tile)];
  const all = [...stack.bag, ...slots.map(({ card }) => card)];
  for (const mandate of MANDATES) {
    const count = all.filter((one) => one === mandate).length;
    must(count === TILES_EACH, `there are ${count} tiles ${mandate}`);
  }
  must(stack.away === 0, `${stack.away} tiles are away`);
  must(played.length <= MANDATES_A_SEASON, `${played.length} mandates were played`);
  must(looking.length === 0 || looking.length === TILES_SEEN, `somebody looks at ${looking.length} tiles`);
  must(
    played.every(({ mandate, tile }) => mandate === tile.card || tile.seen > 0),
    'an open tile does not show its mandate',
  );
}

/** Every copy is bought by one player, lies beside the board, or is gone with its season. */
function seasonCards({ players, display, season, set }: RisingSun, must: Must): void {
  const all = SEASONS.map((one) => displayOf(one, set));
  must(
    all.every((copies) => sum(copies) === CARDS_A_SEASON),
    'a season has not twelve cards',
  );
  CARD_NAMES.forEach((card, at) => {
    const owned = players.reduce((count, { cards }) => count + cards[at]!, 0);
    const seasonHas = all.findIndex((copies) => copies[at]! > 0);
    const copies = all[seasonHas]?.[at] ?? 0;
    must(players.every(({ cards }) => isCount(cards[at]!)) && isCount(display[at]!), `there are fewer than no ${card}`);
    must(owned + display[at]! <= copies, `there are too many ${card}`);
    must(seasonHas === season || display[at] === 0, `${card} is out of season`);
    if (owned > 0) must(seasonHas <= season, `${card} was bought before its season`);
  });
}

/** A token is in a slot, with a player, or out of the game. */
function tokens({ players, discarded, wars, settled, season }: RisingSun, must: Must): void {
  const taken = [...players.flatMap((player) => player.tokens), ...discarded];
  must(new Set(taken).size === taken.length, 'a token was taken twice');
  const each = players.length + MORE_WARS_THAN_PLAYERS;
  must(wars.length === 0 || wars.length === each, `there are ${wars.length} war provinces`);
  must(new Set(wars).size === wars.length, 'a province is at war twice');
  for (let one = 0; one < SEASON_COUNT; one++) {
    const count = taken.filter((token) => seasonOf(token) === one).length;
    const expected = one < season ? each : one === season ? settled : 0;
    must(count === expected, `${count} tokens of season ${one} are settled, not ${expected}`);
  }
}

function alliances({ players, season, phase }: RisingSun, must: Must): void {
  players.forEach(({ ally, seasonsAllied }, seat) => {
    if (ally !== NO_ONE) must(players[ally]?.ally === seat && ally !== seat, `seat ${seat} has a one-sided alliance`);
    const most = Math.min(season + 1, SEASON_COUNT);
    must(seasonsAllied <= most, `seat ${seat} was allied ${seasonsAllied} times`);
    must(phase !== 'clans' || ally === NO_ONE, 'there is an alliance before the first tea');
  });
}

/** Seven mandates and three kami turns a season; whose turn it was follows from the circle alone. */
function course(state: RisingSun, must: Must): void {
  const { season, played, kamiTurns, phase, players, circle, agenda, shrines } = state;
  must(season >= 0 && season <= SEASON_COUNT, `it is season ${season}`);
  const over = season * MANDATES_A_SEASON;
  // A turn counts when it begins, its tile when it is chosen.
  const isChoosing = agenda.some((step) => step.do === 'pickMandate') ? 1 : 0;
  const turns = sum(players.map(({ mandates }) => mandates));
  must(turns === over + played.length + isChoosing, `${turns} mandate turns were taken`);
  circle.forEach((seat, at) => {
    const expected = Math.ceil((turns - at) / circle.length);
    must(players[seat]!.mandates === Math.max(0, expected), `seat ${seat} had ${players[seat]!.mandates} mandates`);
  });
  const most = season * KAMI_AFTER.length + KAMI_AFTER.filter((after) => after <= played.length).length;
  must(kamiTurns <= most && kamiTurns >= most - 1, `the kami had ${kamiTurns} turns`);
  must(shrines.length === 4 && new Set(shrines).size === 4, 'there are not four shrines');
  if (agenda.length > 0) return;
  must(phase === 'winter' && season === SEASON_COUNT, 'the game is over before winter');
  must(turns === 21 && kamiTurns === 9, `the game had ${turns} mandates and ${kamiTurns} kami turns`);
  must(
    players.every(({ coins, ronin, worship }) => coins === 0 && ronin === 0 && sum(worship) === 0),
    'something was not put away in the end',
  );
}

/** Nobody offers what he has not, and there are no offers in the war. */
function talks(state: RisingSun, must: Must): void {
  const isClosed = state.phase === 'war' || state.phase === 'winter';
  state.talks.forEach(({ draft, offer, gifts, offers }, seat) => {
    must(isCount(gifts) && isCount(offers), `seat ${seat} gave or offered too often`);
    must(!isClosed || (draft === null && offer === null), `seat ${seat} has an offer in the war`);
    must(!isClosed || (gifts === GIFTS && offers === OFFERS), `seat ${seat} gave something in the war`);
    must(freeCoins(state, seat) >= 0 && freeRonin(state, seat) >= 0, `seat ${seat} offers more than it has`);
    must(offer === null || offer.to !== seat, `seat ${seat} offers something to itself`);
  });
}

/** Nobody bids more than he has; the bids of a battle are all in or all hidden. */
function bids({ agenda, players, battle, fought, phase }: RisingSun, must: Must): void {
  const top = agenda[agenda.length - 1];
  const steps = isTogether(top) ? top.parts.flatMap((part) => part.agenda) : [];
  for (const step of steps) {
    if (step.do !== 'bid' && step.do !== 'showBid') continue;
    const placed = step.do === 'bid' ? step.placed : step.bids;
    const isFine = placed.every(isCount) && sum(placed) <= players[step.seat]!.coins;
    must(isFine, `seat ${step.seat} bids ${placed.join()}`);
  }
  must(fought === null || phase === 'war', 'a battle is remembered beyond its war');
  if (battle === null) return;
  must(battle.participants.length > 1 && isCount(battle.killed), 'a battle of fewer than two');
  const strangers = battle.bids?.some((bid, seat) => !battle.participants.includes(seat) && sum(bid) > 0) ?? false;
  must(!strangers, 'somebody bids who does not fight');
}
