import { type Choice, type Seat, todo } from '@engawa/kernel';
import { FRAGMENTS, PANORAMAS, type Panorama } from '../components.ts';
import { score, type Tokaido } from '../state.ts';
import { achieve } from './achievements.ts';
import type { Chapter } from './chapter.ts';

/** Spaces, "Panorama", and the choice that Hiroshige and the guides offer. */
export const panoramas: Chapter<'panorama' | 'pickPanorama'> = {
  // The first or the next fragment of this panorama; it scores its number. The first to finish one takes its achievement.
  panorama: {
    run(state, { seat, of }, { tell }) {
      const player = state.players[seat]!;
      const fragment = player.panoramas[of] + 1;
      player.panoramas[of] = fragment;
      score(state, seat, fragment);
      tell?.({ is: 'panorama', seat, of, fragment });
      const isFirst = state.players.every((one) => !one.achievements.includes(of));
      if (fragment === FRAGMENTS[of] && isFirst) achieve(state, seat, of, tell);
    },
  },

  // A fragment of a panorama of one's choice. Hiroshige takes it; after a guide whose own panorama is finished one may.
  pickPanorama: {
    skip: (state, { seat }) => !hasOpenPanorama(state, seat),
    choices(state, { seat, mayDecline }) {
      const list: Choice[] = PANORAMAS.filter((of) => !isComplete(state, seat, of));
      if (mayDecline) list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'decline') tell?.({ is: 'declinesPanorama', seat });
      else todo(state, { do: 'panorama', seat, of: choice as Panorama });
    },
  },
};

export function isComplete(state: Tokaido, seat: Seat, of: Panorama): boolean {
  return state.players[seat]!.panoramas[of] === FRAGMENTS[of];
}

function hasOpenPanorama(state: Tokaido, seat: Seat): boolean {
  return PANORAMAS.some((of) => !isComplete(state, seat, of));
}
