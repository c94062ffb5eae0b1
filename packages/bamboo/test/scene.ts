import {
  begin,
  type Choice,
  choicesOf,
  choose,
  deciders,
  type Luck,
  readOptions,
  SearchLuck,
  type Seat,
  scripted,
} from '@engawa/kernel';
import {
  type Bamboo,
  type BambooEvent,
  type BambooOptions,
  type BambooStep,
  bamboo,
  CELLS,
  type Cell,
  COLOURS,
  type Colour,
  type Food,
  GHOST,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_TILES,
  type HomeTile,
  happinessOf,
  type Kind,
  type Player,
  SHOOTS,
  type Shoot,
  type ShootKind,
  type Spirit,
  TYPES,
} from '../src/index.ts';

export type Name = 'Sergei' | 'Diana' | 'Polina' | 'Anton';
/** Who plays; the ghost of two players is "ghost". */
export const TWO: readonly Name[] = ['Diana', 'Polina'];
const THREE: readonly Name[] = ['Sergei', 'Diana', 'Polina'];

/**
 * A position to try a rule in, told in the words of the rulebook. It is the summer of the first year; the first to be
 * named goes first. Nobody has coins, shoots or harmony tiles, the temples are empty. Luck is told by the names of what
 * is drawn.
 */
export class Scene {
  readonly state: Bamboo;
  readonly told: BambooEvent[] = [];
  private readonly names: readonly Name[];

  constructor(names: readonly Name[] = THREE, options: Partial<BambooOptions> = {}) {
    this.names = names;
    const asked = readOptions(bamboo.options, names.length, options);
    const state = bamboo.setup(names.length, asked, { luck: { below: () => 0 } });
    this.state = state;
    state.first = 0;
    state.season = 'summer';
    state.draft = [];
    state.agenda = [];
    for (const temple of state.temples) temple.sticks = [];
    for (const player of state.players) {
      for (const tile of player.harmony.flat()) state.harmonyStacks[HARMONY_TILES[tile].part]!.bag.push(tile);
      Object.assign(player, { coins: 0, sticks: 4, roundSticks: 3, areas: [[], [], [], []], harmony: [[], [], []] });
    }
    for (const stack of state.harmonyStacks) stack.bag.sort();
  }

  seat(name: Name): Seat {
    return this.names.indexOf(name);
  }

  player(name: Name): Player {
    return this.state.players[this.seat(name)]!;
  }

  happiness(name: Name): number {
    return happinessOf(this.player(name));
  }

  give(name: Name, has: Partial<Player>): this {
    Object.assign(this.player(name), has);
    return this;
  }

  /** Puts shoots into an area of a mat, by their looks. */
  area(name: Name, area: Colour, ...kinds: ShootKind[]): this {
    this.player(name).areas[COLOURS.indexOf(area)] = kinds.map((kind) => this.shoot(kind));
    return this;
  }

  /** What lies in an area of a mat. */
  in(name: Name, area: Colour): ShootKind[] {
    return looks(this.player(name).areas[COLOURS.indexOf(area)]!);
  }

  /** Three shoots into a groove, from the top. */
  groove(number: 1 | 2 | 3 | 4, ...kinds: ShootKind[]): this {
    this.state.grooves[number - 1] = [];
    this.state.grooves[number - 1] = kinds.map((kind) => this.shoot(kind));
    return this;
  }

  inGroove(number: 1 | 2 | 3 | 4): ShootKind[] {
    return looks(this.state.grooves[number - 1]!);
  }

  /** A shoot that looks like this and lies nowhere yet, or else whichever does: a scene need not be a whole game. */
  private shoot(kind: ShootKind): Shoot {
    const used = [...this.state.grooves.flat(), ...this.state.players.flatMap(({ areas }) => areas.flat())];
    const alike = [...SHOOTS.keys()].filter((shoot) => SHOOTS[shoot]!.kind === kind);
    return alike.find((shoot) => !used.includes(shoot)) ?? alike[0]!;
  }

  /** Furnishes a home: `garden:3` is a garden with comfort 3; without a number any comfort. */
  home(name: Name, tiles: Partial<Record<Cell, Kind | `${Kind}:${1 | 2 | 3}`>>): this {
    const { home } = this.player(name);
    for (const [cell, wish] of Object.entries(tiles)) {
      const [kind, comfort] = wish.split(':') as [Kind, string | undefined];
      home[CELLS.indexOf(cell as Cell)] = this.homeTile(kind, comfort === undefined ? undefined : Number(comfort));
    }
    return this;
  }

  /** Takes such a tile out of its stack. */
  private homeTile(kind: Kind, comfort?: number): HomeTile {
    for (const { bag } of this.state.homeStacks) {
      const at = bag.findIndex((tile) => {
        const facts = HOME_TILES[tile];
        return facts.kind === kind && (comfort === undefined || facts.comfort === comfort);
      });
      if (at >= 0) return bag.splice(at, 1)[0]!;
    }
    throw new Error(`no ${kind} tile is left`);
  }

  /** Lays harmony tiles on a mat. */
  mat(name: Name, ...tiles: HarmonyTile[]): this {
    for (const tile of tiles) {
      const { part } = HARMONY_TILES[tile];
      this.takeOut(tile);
      this.player(name).harmony[part]!.push(tile);
    }
    return this;
  }

  /** Lays these three harmony tiles into their column of the board, the lowest first. */
  column(...tiles: HarmonyTile[]): this {
    const { part } = HARMONY_TILES[tiles[0]!];
    this.state.harmonyStacks[part]!.bag.push(...this.state.harmony[part]!);
    this.state.harmonyStacks[part]!.bag.sort();
    this.state.harmony[part] = [];
    for (const tile of tiles) this.takeOut(tile);
    this.state.harmony[part] = tiles;
    return this;
  }

  private takeOut(tile: HarmonyTile): void {
    const { part } = HARMONY_TILES[tile];
    const { bag } = this.state.harmonyStacks[part]!;
    const column = this.state.harmony[part]!;
    if (bag.includes(tile)) bag.splice(bag.indexOf(tile), 1);
    else column[column.indexOf(tile)] = bag.shift()!;
  }

  /** Lays these tiles into a column of the home market, the lowest first. */
  market(...tiles: HomeTile[]): this {
    const type = TYPES.indexOf(HOME_TILES[tiles[0]!].type);
    const { bag } = this.state.homeStacks[type]!;
    bag.push(...this.state.market[type]!);
    for (const tile of tiles) bag.splice(bag.indexOf(tile), 1);
    bag.sort();
    this.state.market[type] = tiles;
    return this;
  }

  food(...tokens: Food[]): this {
    const { state } = this;
    state.supply.push(...state.food.filter((token) => token !== null));
    for (const token of tokens) state.supply.splice(state.supply.indexOf(token), 1);
    state.supply.sort();
    state.food = state.food.map((_, cell) => tokens[cell] ?? null);
    return this;
  }

  /** The sticks in a temple, from the bottom to the top; the players' come from their supplies. */
  sticks(temple: Colour, ...owners: (Name | 'ghost')[]): this {
    const seats = owners.map((owner) => (owner === 'ghost' ? GHOST : this.seat(owner)));
    for (const seat of seats) if (seat !== GHOST) this.state.players[seat]!.sticks -= 1;
    this.state.temples[COLOURS.indexOf(temple)]!.sticks = seats;
    return this;
  }

  sticksIn(temple: Colour): (Name | 'ghost')[] {
    const { sticks } = this.state.temples[COLOURS.indexOf(temple)]!;
    return sticks.map((owner) => (owner === GHOST ? 'ghost' : this.names[owner]!));
  }

  spirit(temple: Colour, spirit: Spirit | null, below = 3): this {
    Object.assign(this.state.temples[COLOURS.indexOf(temple)]!, { spirit, below });
    return this;
  }

  /** The turn of this player begins. */
  turn(name: Name): this {
    return this.goOn([{ do: 'nextTurn', from: this.seat(name) }]);
  }

  /** The player does an action, as if a shoot had been activated; then the next turn comes. */
  acts(name: Name, action: 'harmony' | 'home' | 'cook' | 'tengu'): this {
    const seat = this.seat(name);
    const step: BambooStep = action === 'harmony' ? { do: 'harmony', seat, again: false } : { do: action, seat };
    return this.goOn([{ do: 'endTurn', seat }, step]);
  }

  /** Autumn or winter comes; behind the luck that is told, whatever else is drawn is drawn at random. */
  comes(season: 'autumn' | 'winter', ...luck: (number | string)[]): this {
    return this.run([{ do: season }], scripted(...luck), SearchLuck.seeded(1));
  }

  /** Lets the game go on from these steps (the last one first) up to a decision. */
  goOn(agenda: Bamboo['agenda'], ...luck: (number | string)[]): this {
    return this.run(agenda, scripted(...luck));
  }

  private run(agenda: Bamboo['agenda'], script: ReturnType<typeof scripted>, after?: Luck): this {
    this.state.agenda = agenda;
    if (after !== undefined) script.after(after);
    begin({ ...bamboo, setup: () => this.state }, this.names.length, this.state.options, {
      luck: script,
      tell: (event) => this.told.push(event as BambooEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  /** Whose decision it is. */
  get decides(): string {
    return deciders(bamboo, this.state)
      .map((seat) => this.names[seat]!)
      .join(', ');
  }

  /** What the one who decides may choose. */
  get choices(): Choice[] {
    const [seat] = deciders(bamboo, this.state);
    return seat === undefined ? [] : choicesOf(bamboo, this.state, seat);
  }

  get asks(): string | undefined {
    return this.state.agenda.at(-1)?.do;
  }

  /** Plays a choice of the one who decides; then the luck that it needs, told by the names of what is drawn. */
  choose(name: Name, choice: Choice, ...luck: (number | string)[]): this {
    if (this.decides !== name) throw new Error(`it is ${this.decides} who decides, not ${name}`);
    if (!this.choices.includes(choice)) throw new Error(`${name} cannot choose ${choice}: ${this.choices.join(', ')}`);
    const script = scripted(...luck);
    choose(bamboo, this.state, this.seat(name), choice, {
      luck: script,
      tell: (event) => this.told.push(event as BambooEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  events<K extends BambooEvent['is']>(is: K): Extract<BambooEvent, { is: K }>[] {
    return this.told.filter((event): event is Extract<BambooEvent, { is: K }> => event.is === is);
  }
}

const looks = (shoots: readonly Shoot[]): ShootKind[] => shoots.map((shoot) => SHOOTS[shoot]!.kind);
