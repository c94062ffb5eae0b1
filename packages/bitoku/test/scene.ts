import {
  begin,
  type Choice,
  choicesOf,
  choose,
  deciders,
  deckOf,
  faceDown,
  isTogether,
  type Luck,
  readOptions,
  type Seat,
  scripted,
  total,
} from '@engawa/kernel';
import {
  type AncientTile,
  type Bitoku,
  type BitokuEvent,
  type BitokuOptions,
  type BitokuStep,
  type BuildingTile,
  bankOf,
  bitoku,
  CELL_TYPES,
  cellId,
  type Die,
  type Effect,
  HILL_OF_REGION,
  HILLS,
  type Hill,
  type HillCards,
  type HouseSpace,
  houseOf,
  lakePoints,
  NO_ONE,
  type OpenTiles,
  type Player,
  POINT_SOURCES,
  type PointSource,
  REGIONS,
  type Region,
  type Source,
  sheetOf,
  TENGU,
  totalPoints,
  type YokaiCard,
} from '../src/index.ts';

const SEATS = ['purple', 'yellow', 'brown', 'green'] as const;
export const FOUR = SEATS;
export const THREE = SEATS.slice(0, 3);
export const TWO = SEATS.slice(0, 2);
export const ALONE = ['you'] as const;

/** With ANYTHING at its end, luck goes on with always the first. */
export const ANYTHING = '*';
function scriptOf(luck: readonly (number | string)[]): Luck & { readonly left: number } {
  if (luck.at(-1) !== ANYTHING) return scripted(...luck);
  const script = scripted(...luck.slice(0, -1));
  script.after({ below: () => 0 });
  return script;
}

/**
 * A position to try a rule in, told in the words of the rulebook. It is summer of the first year; everybody has nothing
 * but three awake pilgrims, dice 3, 2 and 1 on the red cells and an iwakura; no card is in a hand.
 */
export class Scene {
  readonly state: Bitoku;
  readonly told: BitokuEvent[] = [];
  private readonly names: readonly string[];

  constructor(names: readonly string[], options: Partial<BitokuOptions> = {}) {
    this.names = names;
    const asked = readOptions(bitoku.options, names.length, options);
    this.state = bitoku.setup(names.length, asked, { luck: { below: () => 0 } });
    const { state } = this;
    state.order = names.length === 1 ? state.order : names.map((_, seat) => seat);
    for (const player of state.players) {
      Object.assign(player, { wood: 0, stone: 0, jade: 0, sake: 0, amulets: [0, 0, 0], visions: [], dragonflies: [] });
    }
    state.phase = 'summer';
    state.agenda = [];
  }

  seat(name: string): Seat {
    return this.names.indexOf(name);
  }

  player(name: string): Player {
    return this.state.players[this.seat(name)]!;
  }

  give(name: string, has: Partial<Player>): this {
    Object.assign(this.player(name), has);
    return this;
  }

  /** These cards are in the hand; the others stay in the deck. */
  hand(name: string, ...cards: YokaiCard[]): this {
    const player = this.player(name);
    player.hand = cards.map((card) => faceDown(card, 1 << this.seat(name)));
    player.deck.bag = player.deck.bag.filter((card) => !cards.includes(card));
    return this;
  }

  /** The own deck holds just these. */
  deck(name: string, ...cards: YokaiCard[]): this {
    this.player(name).deck = deckOf(cards);
    return this;
  }

  /** Cards lie on the left, the middle and the right space. */
  mat(name: string, ...cards: (YokaiCard | null)[]): this {
    this.player(name).mat = [0, 1, 2].map((slot) => cards[slot] ?? null);
    return this;
  }

  /** A die on the mat. */
  die(name: string, slot: number, value: number, at: 'locked' | 'unlocked' = 'unlocked'): this {
    return this.put(name, slot, { value, at, place: -1, space: -1 });
  }

  /** A die in a region, or on a space of the house. */
  inForest(name: string, slot: number, value: number, where: Region | HouseSpace): this {
    const house = houseOf(this.state).indexOf(where as HouseSpace);
    const place = REGIONS.indexOf(house >= 0 ? 'house' : (where as Region));
    const space = house >= 0 ? house : this.count('forest', place);
    return this.put(name, slot, { value, at: 'forest', place, space });
  }

  onHill(name: string, slot: number, value: number, region: Hill): this {
    const place = bankOf(this.state, HILLS.indexOf(region));
    return this.put(name, slot, { value, at: 'hill', place, space: this.count('hill', place) });
  }

  private put(name: string, slot: number, die: Die): this {
    const dice = name === 'tengu' ? this.state.tengu!.dice : this.player(name).dice;
    dice[slot] = die;
    return this;
  }

  private count(at: Die['at'], place: number): number {
    const all = [...this.state.players, ...(this.state.tengu === null ? [] : [this.state.tengu])];
    return all.flatMap(({ dice }) => dice).filter((die) => die.at === at && die.place === place).length;
  }

  /** A building on its cell in the area of a region; an ancient one, or one whose owner is named. */
  built(area: Hill, tile: BuildingTile | AncientTile, owner?: string): this {
    const first = HILLS.indexOf(area) * 4;
    const type = tile.slice(0, tile.indexOf('-'));
    const at = type === 'ancient' ? 2 : (CELL_TYPES.slice(first, first + 4) as readonly string[]).indexOf(type);
    const seat = owner === undefined ? NO_ONE : owner === 'tengu' ? 1 : this.seat(owner);
    this.state.cells[first + at] = { tile, owner: seat };
    return this;
  }

  noAncient(): this {
    this.state.cells = this.state.cells.map(() => null);
    return this;
  }

  hill(hill: Hill, cards: Partial<HillCards>): this {
    Object.assign(this.state.hills[HILLS.indexOf(hill)]!, cards);
    return this;
  }

  /** What lies open, from the space nearest to the centre on. */
  open<K extends keyof OpenTiles>(display: K, ...tiles: OpenTiles[K]): this {
    const row = this.state.open[display] as (string | null)[];
    row.forEach((_, space) => {
      row[space] = tiles[space] ?? null;
    });
    return this;
  }

  /** A turn of this player begins. */
  turn(name: string): this {
    this.state.turn =
      (this.state.order.indexOf(this.seat(name)) + this.state.order.length - 1) % this.state.order.length;
    return this.goOn([{ do: 'nextTurn' }]);
  }

  /** The player gets this effect, as if from a card, a torii … */
  gets(name: string, left: Effect, from: Source = 'card', region: Region | null = null): this {
    const at = region === null ? -1 : REGIONS.indexOf(region);
    return this.inTurnOf(name, { do: 'effect', seat: this.seat(name), left, from, region: at });
  }

  inTurnOf(name: string, ...steps: BitokuStep[]): this {
    this.state.turn = this.state.order.indexOf(this.seat(name));
    return this.goOn([{ do: 'nextTurn' }, ...steps.reverse()]);
  }

  /** Lets the game go on from these steps (the last one first) up to a decision. */
  goOn(agenda: Bitoku['agenda'], ...luck: (number | string)[]): this {
    this.state.agenda = agenda;
    const script = scriptOf(luck);
    begin({ ...bitoku, setup: () => this.state }, this.names.length, this.state.options, {
      luck: script,
      tell: (event) => this.told.push(event as BitokuEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  /** Whose decision it is. */
  get decides(): string {
    return deciders(bitoku, this.state)
      .map((seat) => this.names[seat]!)
      .join(', ');
  }

  /** What the one who decides may choose. */
  get choices(): Choice[] {
    const [seat] = deciders(bitoku, this.state);
    return seat === undefined ? [] : choicesOf(bitoku, this.state, seat);
  }

  choicesOf(name: string): Choice[] {
    return choicesOf(bitoku, this.state, this.seat(name));
  }

  get asks(): string | undefined {
    const top = this.state.agenda.at(-1);
    return isTogether(top) ? top.parts[0]!.agenda.at(-1)?.do : top?.do;
  }

  /** Plays a choice of somebody who decides; then the luck that it needs, told by the names of the cards. */
  choose(name: string, choice: Choice, ...luck: (number | string)[]): this {
    const seat = this.seat(name);
    if (!deciders(bitoku, this.state).includes(seat)) throw new Error(`it is ${this.decides} who decides, not ${name}`);
    const list = choicesOf(bitoku, this.state, seat);
    if (!list.includes(choice)) throw new Error(`${name} cannot choose ${choice}: ${list.join(', ')}`);
    const script = scriptOf(luck);
    choose(bitoku, this.state, seat, choice, {
      luck: script,
      tell: (event) => this.told.push(event as BitokuEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  /** Several choices of one player, one after the other. */
  play(name: string, ...choices: Choice[]): this {
    for (const choice of choices) this.choose(name, choice);
    return this;
  }

  /** What somebody has more or less than nothing of; amulets as a1, a2, a3. */
  has(name: string): Record<string, number> {
    const { wood, stone, jade, sake, amulets } = this.player(name);
    const all = { wood, stone, jade, sake, a1: amulets[0]!, a2: amulets[1]!, a3: amulets[2]! };
    return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
  }

  points(name: string): number {
    return totalPoints(name === 'tengu' ? this.state.tengu! : this.player(name));
  }

  pointsFrom(name: string, source: PointSource): number {
    const realm = name === 'tengu' ? this.state.tengu! : this.player(name);
    return realm.points[POINT_SOURCES.indexOf(source)]!;
  }

  /** A row of the score sheet, as if the Ascension were now. */
  row(name: string, row: string): number {
    return sheetOf(this.state, this.seat(name)).find((one) => one.row === row)!.points;
  }

  /** What the treasure of a region would bring now. */
  lake(name: string, region: Region): number {
    return lakePoints(this.state, REGIONS.indexOf(region), name === 'tengu' ? TENGU : this.seat(name));
  }

  total(name: string): number {
    return total(sheetOf(this.state, this.seat(name)));
  }

  kodama(name: string, region: Region): number {
    return this.player(name).kodama[REGIONS.indexOf(region)]!;
  }

  setKodama(name: string, region: Region, cell: number): this {
    const realm = name === 'tengu' ? this.state.tengu! : this.player(name);
    realm.kodama[REGIONS.indexOf(region)] = cell;
    return this;
  }

  cell(area: Hill, position: 'tl' | 'tr' | 'bl' | 'br'): string | undefined {
    const at = this.state.cells.findIndex((_, cell) => cellId(cell) === `${area}-${position}`);
    return this.state.cells[at]?.tile;
  }

  hillOf(region: Region): HillCards {
    return this.state.hills[HILL_OF_REGION[REGIONS.indexOf(region)]!]!;
  }

  events(is: BitokuEvent['is']): BitokuEvent[] {
    return this.told.filter((event) => event.is === is);
  }
}
