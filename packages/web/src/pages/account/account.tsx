import type { Me } from '@engawa/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../app/title.ts';
import { Button, Field, TextInput, toast } from '../../design/index.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/index.ts';
import { Panel } from '../shared/panel.tsx';
import { Farewell } from './farewell.tsx';
import { rename } from './identity.ts';
import { Passkeys, Password } from './keys.tsx';
import { Programs } from './programs.tsx';
import { NewAccount, SignIn } from './sign-in.tsx';
import { useDeed } from './use-deed.ts';
import { accountWords } from './words/index.ts';
import './account.css';

export default function Account() {
  const words = useWords(accountWords);
  const me = useSession((session) => session.me);
  usePageTitle(words.title);
  return (
    <div className="account">
      <header>
        <h1>{me ? me.name : words.title}</h1>
        <p>
          {me === undefined
            ? words.loading
            : me === null
              ? words.stranger
              : me.kind === 'guest'
                ? words.guest
                : words.account}
        </p>
        {me?.kind === 'account' && <Link href={`/people/${encodeURIComponent(me.name)}`}>{words.profile}</Link>}
      </header>
      {me === null && (
        <>
          <SignIn />
          <NewAccount key="stranger" />
        </>
      )}
      {me?.kind === 'guest' && (
        <>
          <Name key={me.id} me={me} />
          <NewAccount key={`${me.id} ${me.name}`} me={me} />
          <SignIn me={me} />
          <Farewell me={me} />
        </>
      )}
      {me?.kind === 'account' && (
        <>
          <Name key={me.id} me={me} />
          <Password me={me} />
          <Passkeys me={me} />
          <Programs />
          <Farewell me={me} />
        </>
      )}
    </div>
  );
}

function Name({ me }: { me: Me }) {
  const words = useWords(accountWords);
  const [name, setName] = useState(me.name);
  const { isBusy, error, run } = useDeed();
  return (
    <Panel title={words.name}>
      <form
        className="account__line"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await run(() => rename(name))) toast(words.nameChanged, { tone: 'ok' });
        }}
      >
        <Field label={words.name} help={words.nameHelp} error={error}>
          <TextInput
            value={name}
            maxLength={60}
            autoComplete="nickname"
            required
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button type="submit" aria-busy={isBusy}>
          {words.changeName}
        </Button>
      </form>
    </Panel>
  );
}
