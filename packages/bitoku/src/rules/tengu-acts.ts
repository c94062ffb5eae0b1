import {
  BITOKU,
  HILL_OF_REGION,
  kindOfMitama,
  type MitamaTile,
  MOST_BUILDINGS,
  REGION_OF_HILL,
  REGIONS,
  type TenguCard,
  type TenguCardFacts,
  typeOfBuilding,
} from '../components.ts';
import type { Resource } from '../effects.ts';
import { type Bitoku, type BitokuAside, buildingsOf, TENGU } from '../state.ts';
import { cellsFor } from './buildings.ts';
import { score } from './goods.ts';
import { advance } from './kodama.ts';
import { joinPair } from './mitama.ts';
import { detailOf, isFavourite, mostPromising, randomSpace, regionOfCard, standardResource } from './tengu-terms.ts';
import { canEnter, hasToriiAt, isTorii, nextSideCell, PATH_CELLS, pathAndCell } from './wisdom.ts';

/** P. 29 and 30: what the Tengu does in a region. He pays nothing, and what he takes does nothing for him. */
export function actIn(state: Bitoku, region: number, card: TenguCard, aside: BitokuAside): void {
  const detail = detailOf(state.tengu!, card, region);
  switch (REGIONS[region]) {
    case 'yomi':
      actInYomi(state, detail, aside);
      break;
    case 'steps':
      spendMovement(state, 3, aside);
      break;
    case 'glade':
      actInGlade(state, card, detail, aside);
      break;
    case 'forges':
      actInForges(state, detail, aside);
      break;
  }
}

type Detail = TenguCardFacts['detail'];

/** Without a symbol: a dragonfly if a mitama of his waits for one. */
function actInYomi(state: Bitoku, detail: Detail, aside: BitokuAside): void {
  const tengu = state.tengu!;
  const isForDragonfly = detail === 'dragonfly' || (detail === null && tengu.mitama.length > 0);
  if (isForDragonfly) takeDragonfly(state, aside);
  else takeMitama(state, aside);
  uniteAll(state, aside);
}

function takeDragonfly(state: Bitoku, { luck, tell }: BitokuAside): void {
  const row = state.open.dragonfly;
  const space = randomSpace(row.length, luck, (at) => row[at] !== null);
  if (space < 0) {
    tell?.({ is: 'tenguFails' });
    return;
  }
  const tile = row[space]!;
  row[space] = null;
  state.tengu!.dragonflies.push(tile);
  tell?.({ is: 'tenguTakes', tile });
}

/** A favourite one, the cheapest of several; otherwise one at random. */
function takeMitama(state: Bitoku, { luck, tell }: BitokuAside): void {
  const tengu = state.tengu!;
  const row = state.open.mitama;
  const isWanted = (tile: MitamaTile | null) => tile !== null && isFavourite(tengu, kindOfMitama(tile));
  const favourite = row.findIndex(isWanted);
  const space = favourite >= 0 ? favourite : randomSpace(row.length, luck, (at) => row[at] !== null);
  if (space < 0) {
    tell?.({ is: 'tenguFails' });
    return;
  }
  const tile = row[space]!;
  row[space] = null;
  tengu.mitama.push(tile);
  tell?.({ is: 'tenguTakes', tile });
}

/** As soon as he can. The dragonfly's effect is ignored: every pair brings two movement points. */
function uniteAll(state: Bitoku, aside: BitokuAside): void {
  const tengu = state.tengu!;
  while (tengu.mitama.length > 0 && tengu.dragonflies.length > 0) {
    const [mitama, dragonfly] = [tengu.mitama[0]!, tengu.dragonflies[0]!];
    joinPair(tengu, mitama, dragonfly);
    aside.tell?.({ is: 'tenguUnites', mitama, dragonfly });
    spendMovement(state, 2, aside);
  }
}

/** The two resources of the card, or two of his standard resource; and his most promising kodama. */
function actInGlade(state: Bitoku, card: TenguCard, detail: Detail, aside: BitokuAside): void {
  for (let i = 0; i < 2; i++) {
    const good = detail === null ? standardResource(state.tengu!, card) : (detail[i] as Resource);
    gainTengu(state, good, aside);
  }
  advance(
    state,
    TENGU,
    mostPromising(
      state,
      REGIONS.map((_, region) => region),
    ),
    1,
    aside,
  );
}

export function gainTengu(state: Bitoku, good: Resource, { tell }: BitokuAside): void {
  state.tengu![good] += 1;
  tell?.({ is: 'tenguGains', good, amount: 1 });
}

/** Without a symbol: a building if he can build a favourite one. */
function actInForges(state: Bitoku, detail: Detail, aside: BitokuAside): void {
  const isForBuilding = detail === 'building' || (detail === null && favouriteBuilding(state) >= 0);
  if (isForBuilding) build(state, aside);
  else takeCrystal(state, aside);
}

function takeCrystal(state: Bitoku, { luck, tell }: BitokuAside): void {
  const row = state.open.crystal;
  const space = randomSpace(row.length, luck, (at) => row[at] !== null);
  if (space < 0) {
    tell?.({ is: 'tenguFails' });
    return;
  }
  const tile = row[space]!;
  row[space] = null;
  state.tengu!.crystals.push(tile);
  tell?.({ is: 'tenguTakes', tile });
}

function isBuildable(state: Bitoku, space: number): boolean {
  const tile = state.open.building[space];
  return tile != null && buildingsOf(state, TENGU) < MOST_BUILDINGS && cellsFor(state, tile).length > 0;
}

/** The space of the favourite building nearest to the centre; -1 if there is none that he can build. */
function favouriteBuilding(state: Bitoku): number {
  return state.open.building.findIndex(
    (tile, space) => tile !== null && isFavourite(state.tengu!, typeOfBuilding(tile)) && isBuildable(state, space),
  );
}

/** In the region with his most promising kodama, which goes forward by one, whatever the tile shows. */
function build(state: Bitoku, aside: BitokuAside): void {
  const row = state.open.building;
  const favourite = favouriteBuilding(state);
  const space = favourite >= 0 ? favourite : randomSpace(row.length, aside.luck, (at) => isBuildable(state, at));
  if (space < 0) {
    aside.tell?.({ is: 'tenguFails' });
    return;
  }
  const tile = row[space]!;
  const cells = cellsFor(state, tile);
  const region = mostPromising(
    state,
    cells.map((cell) => REGION_OF_HILL[cell >> 2]!),
  );
  const cell = cells.find((one) => one >> 2 === HILL_OF_REGION[region])!;
  row[space] = null;
  state.cells[cell] = { tile, owner: TENGU };
  aside.tell?.({ is: 'tenguBuilds', tile, cell });
  advance(state, TENGU, region, 1, aside);
}

/** P. 29: his movement points, one by one. */
export function spendMovement(state: Bitoku, points: number, aside: BitokuAside): void {
  for (let left = points; left > 0; left--) spendOne(state, aside);
}

function spendOne(state: Bitoku, aside: BitokuAside): void {
  const tengu = state.tengu!;
  // First the bitoku path: only the points of the card.
  if (tengu.path.length > tengu.visited) {
    const card = tengu.path[tengu.visited]!;
    tengu.visited += 1;
    aside.tell?.({ is: 'tenguVisits', card });
    score(state, TENGU, 'bitoku', BITOKU[card].vp, aside);
    return;
  }
  const at = walkerToMove(state);
  if (at >= 0) movePilgrim(state, at, aside);
  else startPilgrim(state, aside);
}

/** Of several pilgrims the most advanced one that can still move; -1 if there is none. */
function walkerToMove(state: Bitoku): number {
  const { walkers } = state.tengu!;
  let best = -1;
  for (let at = 0; at < walkers.length; at++) {
    if (walkers[at] === 0 || (at % PATH_CELLS === PATH_CELLS - 1 && !canEnter(state, TENGU, at))) continue;
    if (best < 0 || at % PATH_CELLS > best % PATH_CELLS) best = at;
  }
  return best;
}

/** Aside for twice the points, and at a torii the next card acts at once; otherwise on, whatever a bridge asks for. */
function movePilgrim(state: Bitoku, at: number, aside: BitokuAside): void {
  const tengu = state.tengu!;
  tengu.walkers[at]! -= 1;
  if (!canEnter(state, TENGU, at)) {
    tengu.walkers[at + 1]! += 1;
    aside.tell?.({ is: 'tenguPilgrim', ...pathAndCell(at + 1), how: 'walk' });
    return;
  }
  const { vp } = nextSideCell(state, at);
  state.sides[at]!.push(TENGU);
  aside.tell?.({ is: 'tenguPilgrim', ...pathAndCell(at), how: isTorii(at) ? 'torii' : 'insight' });
  score(state, TENGU, 'paths', 2 * vp, aside);
  if (isTorii(at)) actFromDeck(state, aside);
}

/** Beside the rightmost torii that he has reached, or at the start. */
function startPilgrim(state: Bitoku, aside: BitokuAside): void {
  const tengu = state.tengu!;
  if (tengu.awake === 0) return;
  let start = 0;
  for (let at = 0; at < tengu.walkers.length; at++) {
    if (hasToriiAt(state, TENGU, at) && at % PATH_CELLS > start % PATH_CELLS) start = at;
  }
  tengu.awake -= 1;
  tengu.walkers[start]! += 1;
  aside.tell?.({ is: 'tenguPilgrim', ...pathAndCell(start), how: 'start' });
}

/** The next card of his deck acts as if it were the active one, and is discarded. */
function actFromDeck(state: Bitoku, aside: BitokuAside): void {
  const tengu = state.tengu!;
  const card = drawTenguCard(state, aside);
  if (card === undefined) return;
  aside.tell?.({ is: 'tenguDraws', card });
  actIn(state, regionOfCard(tengu, card), card, aside);
  tengu.discard.push(card);
}

/** Any card of the deck may be next; an empty deck is made anew of the discarded cards. */
export function drawTenguCard(state: Bitoku, { luck }: BitokuAside): TenguCard | undefined {
  const tengu = state.tengu!;
  if (tengu.deck.length === 0) tengu.deck = tengu.discard.splice(0).sort();
  const { deck } = tengu;
  if (deck.length === 0) return undefined;
  return deck.splice(luck.below(deck.length, deck), 1)[0];
}
