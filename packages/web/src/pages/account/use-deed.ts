import { useState } from 'react';
import { wordsOf } from '../../session/api.ts';

/** Something that is asked of the server by a form: one at a time, and what went wrong in words. */
export function useDeed() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (
    deed: () => Promise<unknown>,
    wordsFor: (thrown: unknown) => string = wordsOf,
  ): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await deed();
      return true;
    } catch (thrown) {
      setError(wordsFor(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run };
}
