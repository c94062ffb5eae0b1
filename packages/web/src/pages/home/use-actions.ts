import { useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../design/index.ts';
import type { GameCard } from '../../games/catalogue.ts';
import { Unreachable, wordsOf } from '../../session/api.ts';
import { useWords } from '../../words/index.ts';
import { inviteFriends, playWithBots } from '../shared/open-table.ts';
import { sharedWords } from '../shared/words/index.ts';

/** The two ways into a game. One at a time: a second click while the first is under way opens no second table. */
export function useActions() {
  const words = useWords(sharedWords);
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: 'bots' | 'invite', game: string, open: () => Promise<string>, without?: string) => {
    if (busy !== null) return;
    setBusy(`${what} ${game}`);
    try {
      go(await open());
    } catch (error) {
      const isAway = error instanceof Unreachable;
      toast(isAway ? `${words.offline}. ${words.offlineText}` : wordsOf(error), { tone: isAway ? 'plain' : 'error' });
      if (isAway && without !== undefined) go(without);
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    // Without the server the same bots play in the browser.
    withBots: ({ id, seats }: GameCard) =>
      run(
        'bots',
        id,
        () => playWithBots(id, seats),
        `/here/new?game=${id}&seats=me${',bot'.repeat(Math.min(4, seats.max) - 1)}`,
      ),
    invite: ({ id, seats }: GameCard) => run('invite', id, () => inviteFriends(id, Math.max(2, seats.min))),
  };
}
