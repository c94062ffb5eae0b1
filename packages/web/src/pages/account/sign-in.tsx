import { type Me, SHORTEST_PASSWORD } from '@engawa/wire';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, Field, TextInput, toast } from '../../design/index.ts';
import { wordsOf } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/index.ts';
import { addPasskey, createAccount, hasPasskeys, NoPasskey, signIn, signInWithPasskey } from './identity.ts';
import { Panel } from './panel.tsx';
import { useDeed } from './use-deed.ts';
import { accountWords } from './words/index.ts';

/** The words for a failed ceremony: the browser's own ones are for programmers. */
export function usePasskeyWords() {
  const words = useWords(accountWords);
  return (thrown: unknown) => (thrown instanceof NoPasskey ? words.passkeyCancelled : wordsOf(thrown));
}

function useWelcome() {
  const words = useWords(accountWords);
  return () => toast(words.welcome(useSession.getState().me?.name ?? ''), { tone: 'ok' });
}

export function SignIn({ me }: { me?: Me }) {
  const words = useWords(accountWords);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, error, run } = useDeed();
  const passkeyWords = usePasskeyWords();
  const welcome = useWelcome();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => signIn(name, password))) welcome();
  };
  return (
    <Panel title={words.signInTitle}>
      {me && <p className="account__note">{words.guestsGames}</p>}
      <form className="account__form" onSubmit={submit}>
        <Field label={words.name}>
          <TextInput value={name} autoComplete="username" required onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={words.password} error={error}>
          <TextInput
            type="password"
            value={password}
            autoComplete="current-password"
            required
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="account__choices">
          <Button type="submit" kind="ink" aria-busy={isBusy}>
            {words.signIn}
          </Button>
          <Button
            icon={<KeyRound />}
            why={hasPasskeys() ? undefined : words.noPasskeys}
            onClick={async () => {
              if (await run(signInWithPasskey, passkeyWords)) welcome();
            }}
          >
            {words.signInPasskey}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** A new account, or the guest becomes one and keeps the games. */
export function NewAccount({ me }: { me?: Me }) {
  const words = useWords(accountWords);
  const [name, setName] = useState(me?.name ?? '');
  const [password, setPassword] = useState('');
  const { isBusy, error, run } = useDeed();
  const passkeyWords = usePasskeyWords();
  const welcome = useWelcome();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => createAccount(name, password))) welcome();
  };
  return (
    <Panel title={me ? words.becomeAccount : words.newAccount}>
      <form className="account__form" onSubmit={submit}>
        <Field label={words.name} help={words.nameHelp}>
          <TextInput
            value={name}
            autoComplete="username"
            required
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={words.password} help={words.passwordHelp} error={error}>
          <TextInput
            type="password"
            value={password}
            autoComplete="new-password"
            required
            minLength={SHORTEST_PASSWORD}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="account__choices">
          <Button type="submit" kind="ink" aria-busy={isBusy}>
            {words.create}
          </Button>
          <Button
            icon={<KeyRound />}
            why={hasPasskeys() ? undefined : words.noPasskeys}
            onClick={async () => {
              if (await run(() => addPasskey(name), passkeyWords)) welcome();
            }}
          >
            {words.addPasskey}
          </Button>
        </div>
        <p className="account__note">{words.passkeyHelp}</p>
      </form>
    </Panel>
  );
}
