import type { Must } from './faults.ts';
import { strongholdsOnMap } from './rules/figures.ts';
import { NO_ONE, type RisingSun } from './state.ts';

/** What must not happen between two choices. */
export function movementFaults(before: RisingSun, after: RisingSun, must: Must): void {
  after.players.forEach((player, seat) => {
    const was = before.players[seat]!;
    must(strongholdsOnMap(after, seat) >= strongholdsOnMap(before, seat), `seat ${seat} lost a stronghold`);
    must(player.clan === was.clan, `seat ${seat} changed its clan`);
    must(
      was.tokens.every((token, i) => player.tokens[i] === token),
      `seat ${seat} lost a token`,
    );
    must(
      was.cards.every((copies, card) => player.cards[card]! >= copies),
      `seat ${seat} lost a card`,
    );
    const isNew = player.ally !== NO_ONE && player.ally !== was.ally;
    must(!isNew || before.phase === 'tea', `seat ${seat} found an ally outside a tea ceremony`);
  });
  must(after.circle.join() === before.circle.join(), 'somebody changed seats');
}
