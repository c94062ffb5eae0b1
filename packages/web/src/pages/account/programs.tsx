import { PROGRAMS_PER_ACCOUNT, type ProgramWithToken, type ShownProgram } from '@engawa/wire';
import { Bot } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button, Dialog, Field, TextInput, toast } from '../../design/index.ts';
import { api } from '../../session/api.ts';
import { useWords } from '../../words/index.ts';
import { Panel } from '../shared/panel.tsx';
import { useDay } from '../shared/use-day.ts';
import { useDeed } from './use-deed.ts';
import { accountWords } from './words/index.ts';

/** Outside bots of the account. A token is seen once, in a dialog that nobody closes by accident. */
export function Programs() {
  const words = useWords(accountWords);
  const day = useDay();
  const [programs, setPrograms] = useState<readonly ShownProgram[]>([]);
  const [name, setName] = useState('');
  const [shown, setShown] = useState<ProgramWithToken | null>(null);
  const { isBusy, error, run } = useDeed();
  const look = useCallback(() => api<ShownProgram[]>('GET', '/programs').then(setPrograms, () => {}), []);
  useEffect(() => void look(), [look]);
  const ask = (deed: () => Promise<void>) =>
    run(async () => {
      await deed();
      await look();
    });
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const done = await ask(async () => setShown(await api<ProgramWithToken>('POST', '/programs', { name })));
    if (done) setName('');
  };
  const renew = (id: string) =>
    ask(async () => setShown(await api<ProgramWithToken>('POST', `/programs/${encodeURIComponent(id)}/token`, {})));
  const remove = async (id: string) => {
    if (await ask(() => api('DELETE', `/programs/${encodeURIComponent(id)}`))) toast(words.removed);
  };
  return (
    <Panel title={words.programs}>
      <p className="account__note">{words.programsText}</p>
      {programs.length > 0 && (
        <ul className="account__list">
          {programs.map((program) => (
            <li key={program.id}>
              <Bot size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <b>{program.name}</b> <small>{words.programSince(day(program.created))}</small>
              </span>
              <Button size="small" kind="quiet" onClick={() => void renew(program.id)}>
                {words.renewToken}
              </Button>
              <Button size="small" kind="quiet" onClick={() => void remove(program.id)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {programs.length < PROGRAMS_PER_ACCOUNT && (
        <form className="account__line" onSubmit={create}>
          <Field label={words.programName} error={error}>
            <TextInput
              value={name}
              maxLength={60}
              autoComplete="off"
              required
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Button type="submit" aria-busy={isBusy}>
            {words.addProgram}
          </Button>
        </form>
      )}
      {shown && <Token shown={shown} onClose={() => setShown(null)} />}
    </Panel>
  );
}

function Token({ shown, onClose }: { shown: ProgramWithToken; onClose: () => void }) {
  const words = useWords(accountWords);
  const copy = () =>
    navigator.clipboard.writeText(shown.token).then(
      () => toast(words.copied, { tone: 'ok' }),
      () => toast(words.copyFailed, { tone: 'error' }),
    );
  return (
    <Dialog
      open
      title={`${words.tokenTitle}: ${shown.program.name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <Button kind="ink" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <p>{words.tokenText}</p>
      <code className="account__token">{shown.token}</code>
    </Dialog>
  );
}
