import type { ScoreRow, Seat } from '@engawa/kernel';
import {
  COURT,
  type Counted,
  type CourtPlace,
  GARDENS,
  type GardenCard,
  type Good,
  sheetOf,
  type WhiteCastleEvent,
  YARDS,
} from '@engawa/white-castle';
import type { Account, Scored } from '../face.ts';

const NOTHING: readonly Scored[] = [];

/** Which six of them lie on the board makes no difference to what a gardener scores. */
const EVERY_GARDEN = { gardens: Object.keys(GARDENS) as GardenCard[] };

const nothingYet = (): Counted => ({
  points: 0,
  coins: 0,
  seals: 0,
  food: 0,
  iron: 0,
  pearl: 0,
  time: 0,
  courtiers: COURT.map(() => 0),
  warriors: YARDS.map(() => 0),
  gardeners: 0,
});

const KEPT_AS = { food: 'food', iron: 'iron', pearl: 'pearl', coin: 'coins', seal: 'seals', vp: 'points' } as const;

function add(own: Counted, good: Good, amount: number): void {
  own[KEPT_AS[good]] += amount;
}

function move(own: Counted, from: CourtPlace | undefined, to: CourtPlace): void {
  if (from !== undefined) own.courtiers[COURT.indexOf(from)]! -= 1;
  own.courtiers[COURT.indexOf(to)]! += 1;
}

/** Does to what is counted of a seat what an event tells of it; false if nothing is. */
function follow(own: Counted, event: WhiteCastleEvent): boolean {
  switch (event.is) {
    case 'gains':
      for (const { good, amount } of event.goods) add(own, good, amount);
      return true;
    case 'placesDie':
      add(own, 'coin', event.coins);
      return true;
    case 'exchanges':
      add(own, 'seal', -event.seals);
      add(own, event.into, 1);
      return true;
    case 'pays':
      add(own, event.price, -event.amount);
      return true;
    case 'sendsWarrior':
      add(own, 'iron', -event.iron);
      own.warriors[YARDS.indexOf(event.yard)]! += 1;
      return true;
    case 'sendsGardener':
      add(own, 'food', -event.food);
      own.gardeners |= 1 << EVERY_GARDEN.gardens.indexOf(event.garden);
      return true;
    case 'asksAudience':
      add(own, 'coin', -event.coins);
      move(own, undefined, 'gate');
      return true;
    case 'climbs':
      add(own, 'pearl', -event.pearls);
      move(own, event.from, event.to);
      return true;
    case 'timePasses':
      own.time = event.to;
      return true;
    case 'paysCheckpoint':
      add(own, 'seal', -event.seals);
      own.time = event.space;
      return true;
    default:
      return false;
  }
}

/**
 * What a thing is worth depends on what else lies there: five coins are a point, a warrior counts every courtier. So the
 * goods and figures of every seat are kept, and an event scores what it makes of its seat's sheet.
 */
export function scored(): Account<WhiteCastleEvent> {
  const seats = new Map<Seat, { readonly own: Counted; sheet: readonly ScoreRow[] }>();
  return (event) => {
    if (!('seat' in event)) return NOTHING;
    const { seat } = event;
    let known = seats.get(seat);
    if (known === undefined) {
      const own = nothingYet();
      known = { own, sheet: sheetOf(EVERY_GARDEN, own) };
      seats.set(seat, known);
    }
    if (!follow(known.own, event)) return NOTHING;
    const before = known.sheet;
    known.sheet = sheetOf(EVERY_GARDEN, known.own);
    return known.sheet.flatMap(({ row, points }, i) => {
      const more = points - before[i]!.points;
      return more === 0 ? [] : [{ seat, row, points: more }];
    });
  };
}
