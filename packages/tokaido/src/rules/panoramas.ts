import type { Choice, Seat } from '@engawa/kernel';
import { FRAGMENTS, PANORAMAS, type Panorama } from '../components.ts';
import { score, type Tokaido, type TokaidoAside } from '../state.ts';
import { achieve } from './achievements.ts';
import type { Chapter } from './chapter.ts';

/**
 * Spaces, "Panorama": the first or the next fragment of this panorama; it scores its number. The first to finish one
 * takes its achievement.
 */
export function addFragment(state: Tokaido, seat: Seat, of: Panorama, { tell }: TokaidoAside): void {
  const player = state.players[seat]!;
  const fragment = player.panoramas[of] + 1;
  player.panoramas[of] = fragment;
  score(state, seat, fragment);
  tell?.({ is: 'panorama', seat, of, fragment });
  if (fragment === FRAGMENTS[of] && state.players.every((one) => !one.achievements.includes(of))) {
    achieve(state, seat, of, tell);
  }
}

/** The choice that Hiroshige and the guides offer. */
export const panoramas: Chapter<'pickPanorama'> = {
  // A fragment of a panorama of one's choice. Hiroshige takes it; after a guide whose own panorama is finished one may.
  pickPanorama: {
    skip: (state, { seat }) => !hasOpenPanorama(state, seat),
    choices(state, { seat, mayDecline }) {
      const list: Choice[] = PANORAMAS.filter((of) => !isComplete(state, seat, of));
      if (mayDecline) list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, aside) {
      if (choice === 'decline') aside.tell?.({ is: 'declinesPanorama', seat });
      else addFragment(state, seat, choice as Panorama, aside);
    },
  },
};

export function isComplete(state: Tokaido, seat: Seat, of: Panorama): boolean {
  return state.players[seat]!.panoramas[of] === FRAGMENTS[of];
}

function hasOpenPanorama(state: Tokaido, seat: Seat): boolean {
  return PANORAMAS.some((of) => !isComplete(state, seat, of));
}
