import { begin, type Choice, choicesOf, choose, deciders, readOptions, type Seat, scripted } from '@engawa/kernel';
import {
  type Player,
  ROAD,
  type Tokaido,
  type TokaidoEvent,
  type TokaidoOptions,
  type Traveller,
  tokaido,
} from '../src/index.ts';

/** Who is at the table, in the order of the seats, and where everybody stands: the place on the road, or place and slot. */
type Places = Record<string, string | readonly [string, number]>;

/** A position to try a rule in, told in the words of the rulebook. `neutral` among the places is the third piece. */
export class Scene {
  readonly state: Tokaido;
  readonly told: TokaidoEvent[] = [];
  private readonly names: readonly string[];

  constructor(places: Places, options: Partial<TokaidoOptions> = {}) {
    const pieces = Object.keys(places);
    this.names = pieces.filter((name) => name !== 'neutral');
    const seats = this.names.length;
    const asked = readOptions(tokaido.options, seats, { initiatory: true, ...options });
    this.state = begin(tokaido, seats, asked, { luck: { below: () => 0 } });
    pieces.forEach((name, i) => {
      const place = places[name]!;
      const [stop, slot] = typeof place === 'string' ? [place, 0] : place;
      const at = ROAD.findIndex((one) => one.id === stop);
      if (at < 0) throw new Error(`there is no stop ${stop}`);
      this.state.pieces[i] = { at: asked['return-trip'] ? ROAD.length - 1 - at : at, slot };
    });
  }

  /** Changes what somebody has; coins come from the reserve. */
  give(name: string, has: Partial<Omit<Player, 'traveller'>> & { traveller?: Traveller }): this {
    const player = this.state.players[this.seat(name)]!;
    if (has.coins !== undefined) this.state.reserve += player.coins - has.coins;
    if (has.donated !== undefined) this.state.reserve += player.donated - has.donated;
    Object.assign(player, has);
    return this;
  }

  player(name: string): Player {
    return this.state.players[this.seat(name)]!;
  }

  seat(name: string): Seat {
    return this.names.indexOf(name);
  }

  /** Lets the game go on from here, up to the first decision. */
  start(...luck: (number | string)[]): this {
    this.state.agenda = [{ do: 'nextTraveller' }];
    return this.goOn(luck);
  }

  private goOn(luck: (number | string)[]): this {
    const script = scripted(...luck);
    begin({ ...tokaido, setup: () => this.state }, this.names.length, this.state.options, {
      luck: script,
      tell: (event) => this.told.push(event as TokaidoEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  /** Whose decision it is. */
  get decides(): string {
    return deciders(tokaido, this.state)
      .map((seat) => this.names[seat]!)
      .join(', ');
  }

  /** What the one who decides may choose. */
  get choices(): Choice[] {
    const [seat] = deciders(tokaido, this.state);
    return seat === undefined ? [] : choicesOf(tokaido, this.state, seat);
  }

  get asks(): string | undefined {
    return this.state.agenda.at(-1)?.do;
  }

  /** Plays a choice of the one who decides; then the luck that it needs, told by the names of the cards. */
  choose(name: string, choice: Choice, ...luck: (number | string)[]): this {
    if (this.decides !== name) throw new Error(`it is ${this.decides} who decides, not ${name}`);
    if (!this.choices.includes(choice)) throw new Error(`${name} cannot choose ${choice}: ${this.choices.join(', ')}`);
    const script = scripted(...luck);
    choose(tokaido, this.state, this.seat(name), choice, {
      luck: script,
      tell: (event) => this.told.push(event as TokaidoEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  events(is: TokaidoEvent['is']): TokaidoEvent[] {
    return this.told.filter((event) => event.is === is);
  }
}
