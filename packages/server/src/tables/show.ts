import type { Seat } from '@engawa/kernel';
import type { Shown, ShownSeat, Someone, Standing } from '@engawa/wire';
import type { Sitting } from './sitting.ts';

/** The parts of what is shown that seldom change, kept so that equal parts are the same object and need no comparing. */
interface Head {
  readonly luck: Shown['luck'];
  readonly seats: readonly ShownSeat[];
}

const NONE: readonly never[] = [];
const NO_UNDO: Shown['undo'] = { own: 0, asked: 0 };
const NOBODY: Omit<Someone, 'id'> = { name: '', kind: 'gone' };

/** Makes what one pair of eyes may see of a sitting. Nothing else of it ever leaves the server. */
export class Showing {
  private holders: Sitting['holders'] | undefined;
  private people: ReadonlyMap<string, Someone> | undefined;
  private isEnded = false;
  private head: Head | undefined;

  show(
    sitting: Sitting,
    seat: Seat | null,
    people: ReadonlyMap<string, Someone>,
    standing: readonly Standing[] = NONE,
  ): Shown {
    const { opening, game, table, status, closed, proposal } = sitting;
    const { luck, seats } = this.headOf(sitting, people);
    const isRunning = status === 'running';
    // Whoever a bot plays for is asked nothing until the seat is taken back.
    const mayAct = isRunning && seat !== null && sitting.holders[seat]!.bot === null;
    const view = table === null ? null : table.view(seat);
    const choices = mayAct ? table!.choices(seat) : NONE;
    return {
      table: opening.id,
      game: game.id,
      version: game.version,
      options: opening.settings.options,
      public: opening.isPublic,
      owner: opening.owner,
      status,
      closed,
      absent: opening.settings.absent,
      clock: opening.settings.clock,
      paused: sitting.paused,
      seats,
      clocks: sitting.clocks.seen,
      luck,
      proposal,
      rematch: sitting.rematch,
      seat,
      view,
      deciders: sitting.waiting,
      choices,
      interjections: mayAct ? table!.interjections(seat) : NONE,
      whyNot: mayAct && choices.length > 0 ? (game.whyNot?.(view!, seat) ?? NONE) : NONE,
      undo: mayAct ? undoOf(sitting, seat) : NO_UNDO,
      standing,
      places: status === 'over' ? game.standings(table!.state) : null,
    };
  }

  private headOf(sitting: Sitting, people: ReadonlyMap<string, Someone>): Head {
    const { holders, isEnded } = sitting;
    if (this.head !== undefined && holders === this.holders && people === this.people && isEnded === this.isEnded) {
      return this.head;
    }
    this.holders = holders;
    this.people = people;
    this.isEnded = isEnded;
    const seats = holders.map(({ person, bot }) => ({ person: someone(person, people), bot }));
    const head: Head = { luck: sitting.luckProof, seats };
    this.head = head;
    return head;
  }
}

function undoOf(sitting: Sitting, seat: Seat): Shown['undo'] {
  const table = sitting.table!;
  const own = table.undoable(seat);
  return { own, asked: table.undoable(seat, sitting.otherSeats(seat), own + 1) };
}

function someone(person: string | null, people: ReadonlyMap<string, Someone>): Someone | null {
  return person === null ? null : (people.get(person) ?? { id: person, ...NOBODY });
}
