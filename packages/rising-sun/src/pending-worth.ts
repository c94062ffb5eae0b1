import type { Seat } from '@engawa/kernel';
import { CARD_COSTS, CARD_NAMES, FIGURE_OF_CARD, STRONGHOLD_COST, STRONGHOLDS } from './components.ts';
import { sum } from './rules/battle.ts';
import { ALL_PROVINCES, isShinto, strongholdsOnMap, summoningProvinces } from './rules/figures.ts';
import { figuresIn } from './rules/kills.ts';
import { destinations } from './rules/marshal.ts';
import { freeCoins } from './rules/set-aside.ts';
import { priceFor } from './rules/train.ts';
import { type RisingSun, type RisingSunStep, STRONGHOLD } from './state.ts';
import { changeIn, forceOfKind, kamiLeft, type Outlook, tokenWorth } from './worth.ts';

/** Adds what a step that is still to come will bring, to whoever it brings it. */
export function pendingWorth(outlook: Outlook, step: RisingSunStep, expected: number[]): void {
  const { weights, state } = outlook;
  switch (step.do) {
    case 'teaTerms':
      addAlliance(outlook, step.seat, step.to, 0, expected);
      return;
    case 'teaReply':
      addAlliance(outlook, step.from, step.seat, step.coins, expected);
      return;
    case 'beginRecruit': {
      const allowed = strongholdsOnMap(state, step.seat) + step.bonus;
      expected[step.seat]! += Math.min(allowed, reserveOf(state, step.seat)) * weights.recruit;
      return;
    }
    case 'recruit': {
      const { left, anywhere } = state.muster;
      expected[step.seat]! += Math.min(sum(left) + anywhere, reserveOf(state, step.seat)) * weights.recruit;
      return;
    }
    case 'recruitProvince':
      expected[step.seat]! += bestArrival(outlook, step.seat, step.kind, openFor(state, step.seat));
      return;
    case 'placeMonster':
      expected[step.seat]! += bestArrival(outlook, step.seat, step.kind, summoningProvinces(state, step.seat));
      return;
    case 'worship':
      expected[step.seat]! += bestArrival(outlook, step.seat, step.kind, [step.province]);
      return;
    case 'beginMarshal':
      expected[step.seat]! += weights.march;
      return;
    case 'marshalTo':
    case 'fujinTo':
      expected[step.seat]! += bestMove(outlook, step.seat, step.kind, step.from);
      return;
    case 'fujin':
      expected[step.seat]! += weights.wind;
      return;
    case 'build':
      expected[step.seat]! += buildingWorth(outlook, step.seat);
      return;
    case 'train':
      expected[step.seat]! += bestCard(outlook, step.seat, step.discount);
      return;
    case 'betray':
      expected[step.seat]! += (step.left + step.extra) * weights.betrayal * weights.betrayalAhead;
      return;
    case 'betrayWith':
      expected[step.seat]! +=
        (step.left + step.extra) * weights.betrayal * weights.betrayalAhead + weights.betrayalChosen;
      return;
    case 'bid':
      expected[step.seat]! += bidWorth(outlook, step.seat, step.placed);
      return;
    case 'showBid':
      expected[step.seat]! += bidWorth(outlook, step.seat, step.bids);
      return;
    case 'reparations':
      addReparations(outlook, expected);
      return;
    default:
  }
}

/** A proposal is accepted more or less likely; then both have an ally, and the coins have changed hands. */
function addAlliance({ weights, state }: Outlook, from: Seat, to: Seat, coins: number, expected: number[]): void {
  const byCoin = coins < 0 ? weights.refusedByCoin : weights.acceptedByCoin;
  const likely = Math.max(0.05, Math.min(0.95, weights.accepted + coins * byCoin));
  const worth = weights.ally;
  if (coins < 0) expected[from]! -= (1 - likely) * weights.snub;
  expected[from]! += likely * (worth - coins * weights.coin);
  expected[to]! += likely * (worth + coins * weights.coin);
  const isFarAhead = state.players[from]!.points > state.players[to]!.points + weights.farAhead;
  if (isFarAhead) expected[from]! -= weights.envy * likely * worth;
}

function reserveOf(state: RisingSun, seat: Seat): number {
  const { bushiLeft, shintoLeft } = state.players[seat]!;
  return bushiLeft + shintoLeft;
}

function openFor(state: RisingSun, seat: Seat): readonly number[] {
  const { left, anywhere } = state.muster;
  return anywhere > 0 ? summoningProvinces(state, seat) : ALL_PROVINCES.filter((province) => left[province]! > 0);
}

/** The best that a figure from the reserve can do in one of these provinces, or a shinto in a shrine. */
function bestArrival(outlook: Outlook, seat: Seat, kind: number, provinces: readonly number[]): number {
  let best = isShinto(kind) ? bestShrine(outlook, seat) : Number.NEGATIVE_INFINITY;
  for (const province of provinces) {
    best = Math.max(best, outlook.weights.figure + changeIn(outlook, seat, province, forceOfKind(kind)));
  }
  return best;
}

/** What one more worshipper of this seat would change, in the best of the shrines. */
function bestShrine({ weights, state }: Outlook, seat: Seat): number {
  const turns = kamiLeft(state);
  let best = 0;
  state.shrines.forEach((shrine, at) => {
    let [own, most] = [0, 0];
    state.players.forEach(({ worship }, one) => {
      if (one === seat) own = worship[at]!;
      else most = Math.max(most, worship[at]!);
    });
    if (own > most || own + 1 < most) return;
    best = Math.max(best, turns * weights.shrines[shrine] * (own + 1 > most ? 1 : weights.drawnLevel));
  });
  return best;
}

function bestMove(outlook: Outlook, seat: Seat, kind: number, from: number): number {
  const force = kind === STRONGHOLD ? 1 : forceOfKind(kind);
  const leaving = changeIn(outlook, seat, from, -force);
  let best = Number.NEGATIVE_INFINITY;
  for (const to of destinations(outlook.state, seat, from)) {
    best = Math.max(best, changeIn(outlook, seat, to, force));
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : leaving + best;
}

function buildingWorth({ weights, state, left }: Outlook, seat: Seat): number {
  if (strongholdsOnMap(state, seat) === STRONGHOLDS) return 0;
  const price = priceFor(state, seat, STRONGHOLD_COST, 0);
  if (price > freeCoins(state, seat)) return 0;
  return Math.max(0, weights.stronghold * left * 3 - price * weights.coin);
}

/** The best card that can be paid, for what it brings more than it costs. */
function bestCard({ weights, cards, state, left }: Outlook, seat: Seat, discount: number): number {
  const coins = freeCoins(state, seat);
  let best = 0;
  for (let card = 0; card < CARD_NAMES.length; card++) {
    if (state.display[card] === 0) continue;
    const price = priceFor(state, seat, CARD_COSTS[card]!, discount);
    if (price > coins) continue;
    const figure = FIGURE_OF_CARD[card]! < 0 ? 0 : weights.recruit;
    best = Math.max(best, cards[card]! * Math.max(left, weights.cardAtLast) + figure - price * weights.coin);
  }
  return best * weights.training;
}

/** What bids may bring: an advantage is won in proportion to what others are likely to bid. */
function bidWorth(outlook: Outlook, seat: Seat, bids: readonly number[]): number {
  const { weights, state, forces } = outlook;
  const { province, participants } = state.battle!;
  const [seppuku = 0, hostage = 0, ronin = 0, poets = 0] = bids;
  const here = forces[province]!;
  const { ronin: tokens, clan, coins } = state.players[seat]!;
  let [strongest, figures, richest] = [0, 0, 0];
  for (const other of participants) {
    figures += figuresIn(state, other, province).length;
    if (other === seat) continue;
    strongest = Math.max(strongest, here[other]!);
    richest = Math.max(richest, state.players[other]!.coins);
  }
  const others = (richest * weights.opponentBids) / 3;
  const wins = (coins: number): number => (coins === 0 ? 0 : coins / (coins + others));
  const hired = tokens + (clan === 'koi' ? Math.max(0, coins - sum(bids)) : 0);
  const steep = weights.bidSteepness;
  const chance = (force: number): number => force ** steep / (force ** steep + strongest ** steep || 1);
  const plain = chance(here[seat]!);
  const [withRonin, withHostage] = [chance(here[seat]! + hired), strongest > 0 ? chance(here[seat]! + 1) : plain];
  const gain = wins(ronin) * (withRonin - plain) + wins(hostage) * (withHostage - plain);
  const token = tokenWorth(outlook, seat, province);
  const own = figuresIn(state, seat, province).length;
  const [lastBid, laterBid] = weights.bid;
  const deaths = figures * weights.poem;
  return (
    gain * token +
    wins(hostage) * weights.hostage +
    wins(poets) * deaths +
    wins(seppuku) * Math.max(0, own * weights.seppuku - plain * token) -
    sum(bids) * weights.warCoin * (lastBid + laterBid * (state.wars.length - state.settled - 1))
  );
}

/** What the winner has bid will belong to the losers. */
function addReparations({ weights, state }: Outlook, expected: number[]): void {
  const { winner, bids, participants } = state.battle!;
  if (bids === null || winner < 0) return;
  const share = sum(bids[winner]!) / (participants.length - 1);
  for (const seat of participants) if (seat !== winner) expected[seat]! += share * weights.warCoin;
}
