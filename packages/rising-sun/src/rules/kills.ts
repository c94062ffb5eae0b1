import { type Choice, type Seat, todo } from '@engawa/kernel';
import { BUSHI, CARD, KINDS, KOMAINU, PROVINCES, SHINTO, SPITE } from '../components.ts';
import { RESERVE, type RisingSun, type RisingSunAside, type RisingSunStep, type Victim } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { countAt, shift } from './figures.ts';
import { isPresent } from './force.ts';
import { gainPoints } from './goods.ts';
import { GROUPS, readGroup } from './groups.ts';
import { hasMoreHonor, rankOf } from './honor.ts';

const RIGHTEOUSNESS = CARD.righteousness;
const JUSTICE = CARD.justice;
const MERCY = CARD.mercy;
const SPITE_POINTS = 2;
const JUSTICE_POINTS = 3;
const MERCY_POINTS = 2;
/** Whom Oni of Hate may kill. */
const HATED: readonly number[] = [BUSHI, SHINTO, KOMAINU];

/** Figures that die outside the order of a mandate: by an oni, by a card, by the outcome of a battle. */
export const kills: Chapter<'enter' | 'hate' | 'mercy' | 'slay'> = {
  // Oni of Spite takes two points of everybody with more honor who has force there; Oni of Hate kills a bushi or shinto
  // of each.
  enter: {
    run(state, { seat, kind, province }, aside) {
      if (kind === SPITE) {
        spite(state, seat, province, aside);
        return;
      }
      const owners = state.honor.filter(
        (other) => hasMoreHonor(state, other, seat) && hatedOf(state, other, province).length > 0,
      );
      todo(state, ...marking(state, seat, province, owners, []));
    },
  },

  // Who of several kinds it is, is up to the owner of the oni.
  hate: {
    choices: (state, { owners, province }) => {
      const owner = owners[0]!;
      return hatedOf(state, owner, province).map((kind): Choice => GROUPS[owner]![kind]![province]!);
    },
    choose(state, { seat, province, owners, victims }, choice) {
      const { owner, kind } = readGroup(choice);
      todo(state, ...marking(state, seat, province, owners.slice(1), [...victims, { owner, kind, province }]));
    },
  },

  // Mercy: all of them are spared, for points, and nothing counts as killed.
  mercy: {
    choices: () => ['spare', 'kill'],
    choose(state, { seat, victims, prize }, choice, aside) {
      if (choice === 'kill') {
        todo(state, { do: 'slay', seat, victims, prize });
        return;
      }
      aside.tell?.({ is: 'spares', seat });
      gainPoints(state, seat, prize + MERCY_POINTS * state.players[seat]!.cards[MERCY]!, 'mercy', aside);
    },
  },

  // They die together; honor is compared once, before anything else happens.
  slay: {
    run(state, { seat, victims, prize }, aside) {
      const justice = justiceFor(state, seat, victims);
      die(state, victims, seat, aside);
      victims.forEach(({ owner }, i) => {
        if (victims.findIndex((one) => one.owner === owner) !== i) return;
        const dead = victims.filter((one) => one.owner === owner).length;
        gainPoints(state, owner, dead * state.players[owner]!.cards[RIGHTEOUSNESS]!, 'righteousness', aside);
      });
      gainPoints(state, seat, prize + justice, justice > 0 ? 'justice' : 'outcome', aside);
    },
  },
};

/** Kills these figures, unless the killer has Mercy and spares them. `prize`: points that belong to the same reward. */
export function killing(state: RisingSun, seat: Seat, victims: readonly Victim[], prize = 0): RisingSunStep[] {
  const areOthers = victims.some(({ owner }) => owner !== seat);
  const isAsked = areOthers && state.players[seat]!.cards[MERCY]! > 0;
  return [{ do: isAsked ? 'mercy' : 'slay', seat, victims, prize }];
}

/** The figures go to their owners' reserves, and the poets remember them. */
export function die(state: RisingSun, victims: readonly Victim[], seat: Seat, { tell }: RisingSunAside): void {
  const { battle } = state;
  victims.forEach(({ owner, kind, province }, i) => {
    shift(state, owner, kind, province, RESERVE);
    if (battle !== null && battle.province === province) battle.killed += 1;
    const isSame = (one: Victim) => one.owner === owner && one.kind === kind;
    if (victims.findIndex(isSame) !== i) return;
    const count = victims.filter(isSame).length;
    tell?.({ is: 'kills', seat, owner, kind: KINDS[kind]!, count, province: PROVINCES[province]! });
  });
}

/** Every figure of a seat in a province. */
export function figuresIn(state: RisingSun, owner: Seat, province: number): Victim[] {
  const list: Victim[] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    for (let count = countAt(state, owner, kind, province); count > 0; count--) list.push({ owner, kind, province });
  }
  return list;
}

/** Justice: for each player with less honor of whom something dies. */
function justiceFor(state: RisingSun, seat: Seat, victims: readonly Victim[]): number {
  const copies = state.players[seat]!.cards[JUSTICE]!;
  if (copies === 0) return 0;
  const owners = new Set(victims.map(({ owner }) => owner));
  let players = 0;
  for (const owner of owners) if (rankOf(state, owner) > rankOf(state, seat)) players++;
  return JUSTICE_POINTS * copies * players;
}

function hatedOf(state: RisingSun, owner: Seat, province: number): number[] {
  return HATED.filter((kind) => countAt(state, owner, kind, province) > 0);
}

/** Marks whoever is the only kind of its owner's there, and asks about the next one who is not. */
function marking(
  state: RisingSun,
  seat: Seat,
  province: number,
  owners: readonly Seat[],
  victims: readonly Victim[],
): RisingSunStep[] {
  const marked = victims.slice();
  for (let i = 0; i < owners.length; i++) {
    const owner = owners[i]!;
    const kinds = hatedOf(state, owner, province);
    if (kinds.length > 1) return [{ do: 'hate', seat, province, owners: owners.slice(i), victims: marked }];
    marked.push({ owner, kind: kinds[0]!, province });
  }
  return marked.length === 0 ? [] : killing(state, seat, marked);
}

function spite(state: RisingSun, seat: Seat, province: number, aside: RisingSunAside): void {
  let stolen = 0;
  for (const other of state.honor) {
    if (!hasMoreHonor(state, other, seat) || !isPresent(state, other, province)) continue;
    const player = state.players[other]!;
    const points = Math.min(SPITE_POINTS, player.points);
    if (points === 0) continue;
    player.points -= points;
    stolen += points;
    aside.tell?.({ is: 'stealsPoints', seat, of: other, points });
  }
  gainPoints(state, seat, stolen, 'oni-of-spite', aside);
}
