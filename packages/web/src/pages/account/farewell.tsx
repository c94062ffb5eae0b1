import { foldName, type Me } from '@engawa/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, Dialog, Field, TextInput, toast } from '../../design/index.ts';
import { useWords } from '../../words/index.ts';
import { Panel } from '../shared/panel.tsx';
import { eraseMe, signOut } from './identity.ts';
import { useDeed } from './use-deed.ts';
import { accountWords } from './words/index.ts';

/** The ways out: from this device, from all of them, for good. */
export function Farewell({ me }: { me: Me }) {
  const words = useWords(accountWords);
  const [, go] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, error, run } = useDeed();
  const leave = async (everywhere: boolean) => {
    if (!(await run(() => signOut(everywhere)))) return;
    toast(words.signedOut);
    go('/');
  };
  const isGuest = me.kind === 'guest';
  return (
    <Panel title={words.sessions}>
      <p className="account__note">{isGuest ? words.signOutGuest : words.signOutEverywhereText}</p>
      {error && (
        <p className="account__error" role="alert">
          {error}
        </p>
      )}
      <div className="account__choices">
        {!isGuest && (
          <>
            <Button aria-busy={isBusy} onClick={() => void leave(false)}>
              {words.signOut}
            </Button>
            <Button aria-busy={isBusy} onClick={() => void leave(true)}>
              {words.signOutEverywhere}
            </Button>
          </>
        )}
        <Button kind="quiet" className="account__erase" onClick={() => setLeaving(true)}>
          {isGuest ? words.eraseGuest : words.erase}
        </Button>
      </div>
      {isLeaving && <Erasing me={me} onClose={() => setLeaving(false)} />}
    </Panel>
  );
}

function Erasing({ me, onClose }: { me: Me; onClose: () => void }) {
  const words = useWords(accountWords);
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const { isBusy, error, run } = useDeed();
  const isSure = foldName(typed.trim()) === foldName(me.name);
  const erase = async () => {
    if (!(await run(eraseMe))) return;
    toast(words.erased);
    onClose();
    go('/');
  };
  return (
    <Dialog
      open
      title={words.eraseTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            kind="main"
            aria-busy={isBusy}
            why={isSure ? undefined : words.eraseType(me.name)}
            onClick={() => void erase()}
          >
            {words.eraseYes}
          </Button>
        </>
      }
    >
      <p>{words.eraseText}</p>
      <Field label={words.eraseType(me.name)} error={error}>
        <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </Dialog>
  );
}
