import { copyOf, type Game, type Seat } from '@engawa/kernel';
import {
  BUSHI,
  forceOf,
  NO_ONE,
  RESERVE,
  type RisingSun,
  type RisingSunStep,
  risingSun,
  shift,
  strongestIn,
} from '@engawa/rising-sun';

/** How strong one would be in a province, and who would be the strongest of the others. */
export interface Outlook {
  readonly own: number;
  readonly best: number;
  readonly rival: Seat | undefined;
  /** Whether one would be the strongest there. */
  readonly leads: boolean;
}

/** Which figure would come to a province at this step, and from where. */
function comingBy(step: RisingSunStep): { seat: Seat; kind: number; from: number } | undefined {
  switch (step.do) {
    case 'recruitProvince':
    case 'placeMonster':
      return { seat: step.seat, kind: step.kind, from: RESERVE };
    case 'marshalTo':
    case 'fujinTo':
      return { seat: step.seat, kind: step.kind, from: step.from };
    case 'raijin':
    case 'kenin':
    case 'samurai':
      return { seat: step.seat, kind: BUSHI, from: RESERVE };
    default:
      return undefined;
  }
}

export function foreseen(view: RisingSun, step: RisingSunStep, province: number): Outlook | undefined {
  const coming = comingBy(step);
  if (coming === undefined) return undefined;
  const { seat, kind, from } = coming;
  const after = copyOf(risingSun as unknown as Game<RisingSun>, view);
  if (from !== province) shift(after, seat, kind, from, province);
  let best = 0;
  let rival: Seat | undefined;
  for (const other of after.honor) {
    const force = other === seat ? 0 : forceOf(after, other, province);
    if (force > best) {
      best = force;
      rival = other;
    }
  }
  const leads = strongestIn(after, province);
  return { own: forceOf(after, seat, province), best, rival, leads: leads !== NO_ONE && leads === seat };
}
