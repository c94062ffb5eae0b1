import type { Me } from '@engawa/wire';
import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, Field, TextInput, toast } from '../../design/index.ts';
import { wordsOf } from '../../session/api.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/index.ts';
import { Panel } from '../shared/panel.tsx';
import { addPasskey, createAccount, hasPasskeys, NoPasskey, signIn, signInWithPasskey } from './identity.ts';
import { PasswordField } from './password-field.tsx';
import { useDeed } from './use-deed.ts';
import { accountWords } from './words/index.ts';

/** The words for a failed ceremony: the browser's own ones are for programmers. */
export function usePasskeyWords() {
  const words = useWords(accountWords);
  return (thrown: unknown) => (thrown instanceof NoPasskey ? words.passkeyCancelled : wordsOf(thrown));
}

interface CredentialsProps {
  readonly isNew: boolean;
  readonly name?: string;
  readonly words: { readonly submit: string; readonly passkey: string };
  readonly onPassword: (name: string, password: string) => Promise<void>;
  readonly onPasskey: (name: string) => Promise<void>;
  readonly children?: ReactNode;
}

/** A name and a password, or a passkey instead. */
function Credentials({ isNew, name: first = '', words: said, onPassword, onPasskey, children }: CredentialsProps) {
  const words = useWords(accountWords);
  const [name, setName] = useState(first);
  const [password, setPassword] = useState('');
  const { isBusy, error, run } = useDeed();
  const passkeyWords = usePasskeyWords();
  const welcome = () => toast(words.welcome(useSession.getState().me?.name ?? ''), { tone: 'ok' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => onPassword(name, password))) welcome();
  };
  return (
    <form className="account__form" onSubmit={submit}>
      <Field label={words.name} help={isNew ? words.nameHelp : undefined}>
        <TextInput
          value={name}
          autoComplete="username"
          required
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <PasswordField isNew={isNew} label={words.password} value={password} error={error} onChange={setPassword} />
      <div className="account__choices">
        <Button type="submit" kind="ink" aria-busy={isBusy}>
          {said.submit}
        </Button>
        <Button
          icon={<KeyRound />}
          why={hasPasskeys() ? undefined : words.noPasskeys}
          onClick={async () => {
            if (await run(() => onPasskey(name), passkeyWords)) welcome();
          }}
        >
          {said.passkey}
        </Button>
      </div>
      {children}
    </form>
  );
}

export function SignIn({ me }: { me?: Me }) {
  const words = useWords(accountWords);
  return (
    <Panel title={words.signInTitle}>
      {me && <p className="account__note">{words.guestsGames}</p>}
      <Credentials
        isNew={false}
        words={{ submit: words.signIn, passkey: words.signInPasskey }}
        onPassword={signIn}
        onPasskey={() => signInWithPasskey()}
      />
    </Panel>
  );
}

/** A new account, or the guest becomes one and keeps the games. */
export function NewAccount({ me }: { me?: Me }) {
  const words = useWords(accountWords);
  return (
    <Panel title={me ? words.becomeAccount : words.newAccount}>
      <Credentials
        isNew
        name={me?.name ?? ''}
        words={{ submit: words.create, passkey: words.addPasskey }}
        onPassword={createAccount}
        onPasskey={addPasskey}
      >
        <p className="account__note">{words.passkeyHelp}</p>
      </Credentials>
    </Panel>
  );
}
