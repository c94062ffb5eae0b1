import {
  begin,
  type Choice,
  choicesOf,
  choose,
  deciders,
  deckOf,
  interject,
  interjectionsOf,
  type Luck,
  type Seat,
  scripted,
  stepOf,
} from '@engawa/kernel';
import {
  CARD,
  CARD_OF_MONSTER,
  type Card,
  type CardSet,
  CLAN_FACTS,
  CLANS,
  type Clan,
  displayOf,
  type Kind,
  MANDATES,
  type Mandate,
  MONSTERS,
  type Monster,
  type Player,
  PROVINCES,
  type Province,
  RESERVE,
  type RisingSun,
  type RisingSunEvent,
  type RisingSunStep,
  risingSun,
  SEASONS,
  type Season,
  type Shrine,
} from '../src/index.ts';

/** Where nothing is said about a draw, it is the first of what there is. */
const FIRST: Luck = { below: () => 0 };

/**
 * A position to try a rule in, told in the words of the rulebook. The clans sit in the order in which they are named,
 * which is also the order of their honor; everybody has a stronghold at home, nothing on the map, and an empty purse.
 */
export class Scene {
  readonly state: RisingSun;
  readonly told: RisingSunEvent[] = [];
  private readonly clans: readonly Clan[];

  constructor(clans: readonly Clan[] = CLANS, set: CardSet = 'archway') {
    this.clans = clans;
    const options = { set, shrines: 'recommended', clans: 'choose' } as const;
    this.state = risingSun.setup(clans.length, options, { luck: { below: () => 0 } });
    const { state } = this;
    state.agenda = [];
    state.circle = clans.map((_, seat) => seat);
    state.honor = state.circle.slice();
    state.phase = 'politics';
    state.display = displayOf('spring', set);
    state.players.forEach((player, seat) => {
      player.clan = clans[seat]!;
      player.strongholds[PROVINCES.indexOf(CLAN_FACTS[player.clan].home)] = 1;
    });
  }

  seat(clan: Clan): Seat {
    return this.clans.indexOf(clan);
  }

  player(clan: Clan): Player {
    return this.state.players[this.seat(clan)]!;
  }

  /** The honor track, the top first. */
  honor(...clans: Clan[]): this {
    this.state.honor = clans.map((clan) => this.seat(clan));
    return this;
  }

  get track(): Clan[] {
    return this.state.honor.map((seat) => this.clans[seat]!);
  }

  give(clan: Clan, has: Partial<Pick<Player, 'points' | 'coins' | 'ronin'>>): this {
    Object.assign(this.player(clan), has);
    return this;
  }

  /** Puts figures of a clan into a province, from the reserve; a monster is bought with it. */
  place(clan: Clan, province: Province, ...kinds: Kind[]): this {
    for (const kind of kinds) this.put(clan, kind, PROVINCES.indexOf(province));
    return this;
  }

  /** Monsters that the clan owns, in its reserve. */
  reserve(clan: Clan, ...monsters: Monster[]): this {
    for (const monster of monsters) this.put(clan, monster, RESERVE);
    return this;
  }

  private put(clan: Clan, kind: Kind, place: number): void {
    const player = this.player(clan);
    if (kind === 'bushi') {
      player.bushi[place]! += 1;
      player.bushiLeft -= 1;
    } else if (kind === 'shinto') {
      player.shinto[place]! += 1;
      player.shintoLeft -= 1;
    } else if (kind === 'daimyo') player.daimyo = place;
    else {
      const monster = MONSTERS.indexOf(kind as Monster);
      this.state.monsterOwners[monster] = this.seat(clan);
      this.state.monsterPlaces[monster] = place;
      player.cards[CARD_OF_MONSTER[monster]!] = 1;
      this.state.display[CARD_OF_MONSTER[monster]!] = 0;
    }
  }

  /** Where the clan's strongholds stand, all of them. */
  strongholds(clan: Clan, ...provinces: Province[]): this {
    const player = this.player(clan);
    player.strongholds.fill(0);
    for (const province of provinces) player.strongholds[PROVINCES.indexOf(province)]! += 1;
    return this;
  }

  /** Shinto that worship in a shrine of the row. */
  worship(clan: Clan, shrine: Shrine, count = 1): this {
    const player = this.player(clan);
    player.worship[this.state.shrines.indexOf(shrine)]! += count;
    player.shintoLeft -= count;
    return this;
  }

  shrines(...row: Shrine[]): this {
    this.state.shrines = row;
    return this;
  }

  /** Cards that the clan owns; they are no longer on display. */
  owns(clan: Clan, ...cards: Card[]): this {
    for (const card of cards) {
      this.player(clan).cards[CARD[card]]! += 1;
      const display = this.state.display;
      display[CARD[card]] = Math.max(0, display[CARD[card]]! - 1);
    }
    return this;
  }

  allies(one: Clan, other: Clan): this {
    this.player(one).ally = this.seat(other);
    this.player(other).ally = this.seat(one);
    return this;
  }

  season(season: Season): this {
    this.state.season = SEASONS.indexOf(season);
    this.state.display = displayOf(season, this.state.set);
    return this;
  }

  /** The tiles on top of the stack; the rest is in it. */
  tiles(...top: Mandate[]): this {
    const { state } = this;
    const rest = MANDATES.flatMap((mandate) => [mandate, mandate]);
    for (const mandate of top) rest.splice(rest.indexOf(mandate), 1);
    state.stack = deckOf(rest as Mandate[]);
    state.stack.over = top.map((card) => ({ card, seen: 0, mix: 0, knew: 0 }));
    return this;
  }

  /** This clan carries out a mandate: it is chosen, and named by Lotus. */
  plays(clan: Clan, mandate: Mandate): this {
    const others = MANDATES.filter((one) => one !== mandate).slice(0, 3);
    this.tiles(mandate, ...others);
    this.goOn([{ do: 'mandateTurn', seat: this.seat(clan) }]);
    this.choose(clan, mandate);
    return clan === 'lotus' ? this.choose(clan, mandate) : this;
  }

  /** The war, in these provinces, of which the rest of eight has been settled. */
  war(...provinces: Province[]): this {
    this.state.wars = provinces.map((province) => PROVINCES.indexOf(province));
    this.state.phase = 'war';
    return this.goOn(
      provinces.map((_, at): RisingSunStep => ({ do: 'warProvince', number: provinces.length - 1 - at })),
    );
  }

  /** Lets the game go on from these steps (the last one first) up to a decision. */
  goOn(agenda: RisingSun['agenda'], ...luck: (number | string)[]): this {
    this.state.agenda = agenda;
    const script = scripted(...luck);
    script.after(FIRST);
    begin({ ...risingSun, setup: () => this.state }, this.clans.length, this.state.options, {
      luck: script,
      tell: (event) => this.told.push(event as RisingSunEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  /** Whose decision it is. */
  get decides(): string {
    return deciders(risingSun, this.state)
      .map((seat) => this.clans[seat]!)
      .join(', ');
  }

  /** What the one who decides may choose. */
  get choices(): Choice[] {
    const [seat] = deciders(risingSun, this.state);
    return seat === undefined ? [] : choicesOf(risingSun, this.state, seat);
  }

  /** What is asked. */
  get asks(): string | undefined {
    const [seat] = deciders(risingSun, this.state);
    return seat === undefined ? undefined : stepOf(this.state, seat)?.do;
  }

  /** Plays a choice; then the luck that it needs, told by names. */
  choose(clan: Clan, choice: Choice, ...luck: (number | string)[]): this {
    const seat = this.seat(clan);
    if (!deciders(risingSun, this.state).includes(seat)) throw new Error(`${this.decides} decides, not ${clan}`);
    const list = choicesOf(risingSun, this.state, seat);
    if (!list.includes(choice)) throw new Error(`${clan} cannot choose ${choice} (${this.asks}): ${list.join(', ')}`);
    const script = scripted(...luck);
    script.after(FIRST);
    choose(risingSun, this.state, seat, choice, {
      luck: script,
      tell: (event) => this.told.push(event as RisingSunEvent),
    });
    if (script.left > 0) throw new Error('the script has more luck than was needed');
    return this;
  }

  /** Several choices of one clan in a row. */
  all(clan: Clan, ...choices: Choice[]): this {
    for (const choice of choices) this.choose(clan, choice);
    return this;
  }

  /** What a clan puts on seppuku, hostage, ronin and poets. */
  bids(clan: Clan, ...coins: [number, number, number, number]): this {
    return this.all(clan, ...coins);
  }

  /** Everybody who decides, one after the other, gives the same answer, as long as it is this question. */
  everybody(asks: string, choice: Choice): this {
    for (let guard = 0; guard < 40 && this.asks === asks; guard++) {
      const [seat] = deciders(risingSun, this.state) as [Seat];
      this.choose(this.clans[seat]!, choice);
    }
    return this;
  }

  /** What a clan may do out of turn. */
  asides(clan: Clan): Choice[] {
    return interjectionsOf(risingSun, this.state, this.seat(clan));
  }

  aside(clan: Clan, choice: Choice): this {
    if (!this.asides(clan).includes(choice)) throw new Error(`${clan} may not: ${this.asides(clan).join(', ')}`);
    interject(risingSun, this.state, this.seat(clan), choice, {
      luck: scripted(),
      tell: (event) => this.told.push(event as RisingSunEvent),
    });
    return this;
  }

  /** How many figures of a kind a clan has in a province. */
  count(clan: Clan, kind: Kind, province: Province): number {
    const [player, at] = [this.player(clan), PROVINCES.indexOf(province)];
    if (kind === 'bushi') return player.bushi[at]!;
    if (kind === 'shinto') return player.shinto[at]!;
    if (kind === 'daimyo') return player.daimyo === at ? 1 : 0;
    const monster = MONSTERS.indexOf(kind as Monster);
    return this.state.monsterPlaces[monster] === at && this.state.monsterOwners[monster] === this.seat(clan) ? 1 : 0;
  }

  /** Provinces of the tokens that a clan has. */
  tokens(clan: Clan): Province[] {
    return this.player(clan).tokens.map((token) => PROVINCES[token % 8]!);
  }

  has(clan: Clan): { points: number; coins: number; ronin: number } {
    const { points, coins, ronin } = this.player(clan);
    return { points, coins, ronin };
  }

  events<K extends RisingSunEvent['is']>(is: K): Extract<RisingSunEvent, { is: K }>[] {
    return this.told.filter((event): event is Extract<RisingSunEvent, { is: K }> => event.is === is);
  }
}

export const FIVE: readonly Clan[] = CLANS;
export const FOUR: readonly Clan[] = ['koi', 'lotus', 'turtle', 'dragonfly'];
export const THREE: readonly Clan[] = ['koi', 'lotus', 'turtle'];
