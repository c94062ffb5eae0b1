import { begin, type Choice, choicesOf, choose, deciders, readOptions, type Seat, scripted } from '@engawa/kernel';
import {
  BOARD_SPACES,
  type BoardSpace,
  type CastleCard,
  COLOURS,
  type Colour,
  dieOf,
  type Effect,
  FIRST_SLOT,
  type GardenCard,
  type Player,
  ROOMS,
  type Room,
  type Source,
  type WhiteCastle,
  type WhiteCastleEvent,
  type WhiteCastleOptions,
  type WhiteCastleStep,
  whiteCastle,
  type YardTile,
} from '../src/index.ts';

const GOODS = ['points', 'coins', 'seals', 'food', 'iron', 'pearl'] as const;

/**
 * A position to try a rule in, told in the words of the rulebook. Everybody starts with nothing, a starting action of a
 * courtier and starting resources 9 in the lantern area (a food); the dice are 1, 2 … on every bridge.
 */
export class Scene {
  readonly state: WhiteCastle;
  readonly told: WhiteCastleEvent[] = [];
  private readonly names: readonly string[];

  constructor(names: readonly string[], options: Partial<WhiteCastleOptions> = {}) {
    this.names = names;
    const asked = readOptions(whiteCastle.options, names.length, { 'first-game': true, ...options });
    this.state = whiteCastle.setup(names.length, asked, { luck: { below: () => 0 } });
    this.state.pairs = [];
    this.state.order = names.length === 1 ? this.state.order : names.map((_, seat) => seat);
    this.state.influence = this.state.order.slice();
    for (const player of this.state.players) {
      Object.assign(player, { card: 'action-courtier', lantern: ['resource-9'], coins: 0, seals: 0 });
      Object.assign(player, { food: 0, iron: 0, pearl: 0 });
    }
    COLOURS.forEach((colour) => {
      this.bridge(colour, ...[1, 2, 3, 4, 5].slice(0, this.state.bridges[0]!.middle.length + 2));
    });
    this.state.agenda = [];
  }

  /** Lays a card into a room; what lay there goes back to its deck. */
  room(room: Room, card: CastleCard, ...tiles: Colour[]): this {
    const { state } = this;
    const deck = (room.startsWith('steward') ? state.stewards : state.diplomats) as CastleCard[];
    const at = ROOMS.indexOf(room);
    const lying = state.rooms.indexOf(card);
    if (lying >= 0) state.rooms[lying] = state.rooms[at]!;
    else {
      deck.push(state.rooms[at]!);
      if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    }
    state.rooms[at] = card;
    const all = state.tiles.slice();
    tiles.forEach((colour, slot) => {
      all[FIRST_SLOT[at]! + slot] = colour;
    });
    state.tiles = all;
    return this;
  }

  bridge(colour: Colour, ...values: number[]): this {
    const bridge = this.state.bridges[COLOURS.indexOf(colour)]!;
    bridge.left = values[0] ?? 0;
    bridge.middle = values.slice(1, -1);
    bridge.right = values.length > 1 ? values.at(-1)! : 0;
    return this;
  }

  dice(space: BoardSpace, ...dice: [Colour, number][]): this {
    this.state.spaces[BOARD_SPACES.indexOf(space)] = dice.map(([colour, value]) => dieOf(colour, value));
    return this;
  }

  /** The plant and stone garden under the coral, the black and the white bridge. */
  gardens(...cards: GardenCard[]): this {
    this.state.gardens = cards;
    return this;
  }

  /** Two tiles of the yard for 5 iron, then one each for 3 and 1. */
  yards(...tiles: YardTile[]): this {
    this.state.yards = tiles;
    return this;
  }

  give(name: string, has: Partial<Player>): this {
    Object.assign(this.player(name), has);
    return this;
  }

  player(name: string): Player {
    return this.state.players[this.seat(name)]!;
  }

  /** What somebody has more or less than nothing of. */
  has(name: string): Partial<Record<(typeof GOODS)[number], number>> {
    const player = this.player(name);
    return Object.fromEntries(GOODS.flatMap((good) => (player[good] === 0 ? [] : [[good, player[good]]])));
  }

  seat(name: string): Seat {
    return this.names.indexOf(name);
  }

  /** A turn of this player begins. */
  turn(name: string): this {
    this.state.turns = this.state.order.indexOf(this.seat(name));
    return this.goOn([{ do: 'nextTurn' }]);
  }

  /** Puts this die into the player's hand, to be placed. */
  holds(name: string, colour: Colour, value: number, end: 'left' | 'right' = 'right'): this {
    return this.inTurnOf(name, { do: 'placeDie', seat: this.seat(name), colour, value, end });
  }

  /** The player gets these rewards, as if from a room, from a lantern … */
  gets(name: string, left: readonly Effect[], from: Source = 'room', must = false): this {
    return this.inTurnOf(name, { do: 'rewards', seat: this.seat(name), left, from, must });
  }

  private inTurnOf(name: string, step: WhiteCastleStep): this {
    this.state.turns = this.state.order.indexOf(this.seat(name)) + 1;
    return this.goOn([{ do: 'nextTurn' }, step]);
  }

  /** Lets the game go on from these steps (the last one first) up to a decision. */
  goOn(agenda: WhiteCastle['agenda'], ...luck: (number | string)[]): this {
    this.state.agenda = agenda;
    const script = scripted(...luck);
    begin({ ...whiteCastle, setup: () => this.state }, this.names.length, this.state.options, {
      luck: script,
      tell: (event) => this.told.push(event as WhiteCastleEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  /** Whose decision it is. */
  get decides(): string {
    return deciders(whiteCastle, this.state)
      .map((seat) => this.names[seat]!)
      .join(', ');
  }

  /** What the one who decides may choose. */
  get choices(): Choice[] {
    const [seat] = deciders(whiteCastle, this.state);
    return seat === undefined ? [] : choicesOf(whiteCastle, this.state, seat);
  }

  /** The same without the exchange of seals, which is there whenever somebody has seals. */
  get offers(): Choice[] {
    return this.choices.filter((choice) => !`${choice}`.startsWith('swap:'));
  }

  get asks(): string | undefined {
    return this.state.agenda.at(-1)?.do;
  }

  /** Plays a choice of the one who decides; then the luck that it needs, told by the names of the cards. */
  choose(name: string, choice: Choice, ...luck: (number | string)[]): this {
    if (this.decides !== name) throw new Error(`it is ${this.decides} who decides, not ${name}`);
    if (!this.choices.includes(choice)) throw new Error(`${name} cannot choose ${choice}: ${this.choices.join(', ')}`);
    const script = scripted(...luck);
    choose(whiteCastle, this.state, this.seat(name), choice, {
      luck: script,
      tell: (event) => this.told.push(event as WhiteCastleEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  events(is: WhiteCastleEvent['is']): WhiteCastleEvent[] {
    return this.told.filter((event) => event.is === is);
  }
}

export const THREE = ['red', 'green', 'blue'] as const;
export const TWO = ['red', 'green'] as const;
