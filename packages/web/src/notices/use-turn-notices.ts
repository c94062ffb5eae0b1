import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { keepPush } from './push.ts';

/** Once at the root of the site: a browser that tells of turns tells them to whoever uses it now, as they read. */
export function useTurnNotices(): void {
  const person = useSession(({ me }) => me?.id);
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    if (person === undefined) return;
    keepPush(language).catch(() => {
      // The next visit tries again.
    });
  }, [person, language]);
}
