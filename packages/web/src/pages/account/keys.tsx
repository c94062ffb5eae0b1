import type { Me, ShownPasskey } from '@engawa/wire';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button, toast } from '../../design/index.ts';
import { api } from '../../session/api.ts';
import { learnWhoWeAre } from '../../session/session.ts';
import { useWords } from '../../words/index.ts';
import { Panel } from '../shared/panel.tsx';
import { useDay } from '../shared/use-day.ts';
import { addPasskey, changePassword, hasPasskeys } from './identity.ts';
import { PasswordField } from './password-field.tsx';
import { usePasskeyWords } from './sign-in.tsx';
import { useDeed } from './use-deed.ts';
import { accountWords } from './words/index.ts';

export function Password({ me }: { me: Me }) {
  const words = useWords(accountWords);
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, error, run } = useDeed();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => changePassword(me.hasPassword ? old : undefined, password)))) return;
    setOld('');
    setPassword('');
    toast(words.passwordChanged, { tone: 'ok' });
  };
  return (
    <Panel title={words.passwordTitle}>
      <form className="account__form" onSubmit={submit}>
        <input type="text" hidden readOnly autoComplete="username" value={me.name} />
        {me.hasPassword && <PasswordField isNew={false} label={words.oldPassword} value={old} onChange={setOld} />}
        <PasswordField isNew label={words.newPassword} value={password} error={error} onChange={setPassword} />
        <Button type="submit" aria-busy={isBusy}>
          {me.hasPassword ? words.changePassword : words.setPassword}
        </Button>
      </form>
    </Panel>
  );
}

export function Passkeys({ me }: { me: Me }) {
  const words = useWords(accountWords);
  const day = useDay();
  const passkeyWords = usePasskeyWords();
  const [keys, setKeys] = useState<readonly ShownPasskey[]>([]);
  const { isBusy, error, run } = useDeed();
  const look = useCallback(() => api<ShownPasskey[]>('GET', '/passkeys').then(setKeys, () => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of passkeys is another list
  useEffect(() => void look(), [look, me.passkeys]);
  const remove = async (id: string) => {
    const done = await run(async () => {
      await api('DELETE', `/passkeys/${encodeURIComponent(id)}`);
      await Promise.all([look(), learnWhoWeAre()]);
    });
    if (done) toast(words.removed);
  };
  return (
    <Panel title={words.passkeys}>
      <p className="account__note">{words.passkeyHelp}</p>
      {keys.length === 0 ? (
        <p>{words.noPasskeysYet}</p>
      ) : (
        <ul className="account__list">
          {keys.map(({ id, created }) => (
            <li key={id}>
              <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>{words.passkeySince(day(created))}</span>
              <Button size="small" kind="quiet" onClick={() => void remove(id)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="account__error" role="alert">
          {error}
        </p>
      )}
      <div className="account__choices">
        <Button
          icon={<KeyRound />}
          aria-busy={isBusy}
          why={hasPasskeys() ? undefined : words.noPasskeys}
          onClick={async () => {
            if (await run(() => addPasskey(), passkeyWords)) toast(words.passkeyAdded, { tone: 'ok' });
          }}
        >
          {words.addPasskey}
        </Button>
      </div>
    </Panel>
  );
}
