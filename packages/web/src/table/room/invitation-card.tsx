import type { OpenedTable } from '@engawa/wire';
import { Check, Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button, TextInput, toast } from '../../design/index.ts';
import { api, wordsOf } from '../../session/api.ts';
import { useWords } from '../../words/index.ts';
import { invitationLink, keepInvitation } from '../invitation.ts';
import { TABLE_WORDS } from '../words/index.ts';

interface InvitationProps {
  readonly table: string;
  readonly isOwner: boolean;
  readonly invitation: string | undefined;
}

/** The link that brings the others here. */
export function Invitation({ table, isOwner, invitation }: InvitationProps) {
  const say = useWords(TABLE_WORDS);
  const [renewed, setRenewed] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const secret = renewed ?? invitation;
  const link = secret === undefined ? undefined : location.origin + invitationLink(table, secret);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link!);
      setCopied(true);
      toast(say.room.copied, { tone: 'ok' });
    } catch {
      document.querySelector<HTMLInputElement>('.room-invitation input')?.select();
    }
  };
  const renew = () =>
    void api<OpenedTable>('POST', `/tables/${table}/invitation`, {}).then(
      (opened) => {
        keepInvitation(table, opened.invitation);
        history.replaceState(history.state, '', `${location.pathname}${location.search}`);
        setRenewed(opened.invitation);
        setCopied(false);
      },
      (error: unknown) => toast(wordsOf(error), { tone: 'error' }),
    );
  return (
    <section className="room-invitation" aria-labelledby="room-invitation">
      <h2 id="room-invitation">{say.room.invite}</h2>
      <p>{say.room.inviteHelp}</p>
      {link === undefined ? (
        <Button kind="ink" icon={<Link2 />} onClick={renew}>
          {say.room.makeLink}
        </Button>
      ) : (
        <div className="room-invitation__link">
          <TextInput readOnly aria-label={say.room.invite} value={link} onFocus={({ target }) => target.select()} />
          <Button kind="ink" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
            {isCopied ? say.room.copied : say.room.copy}
          </Button>
        </div>
      )}
      {isOwner && link !== undefined && (
        <p className="room-invitation__renew">
          <Button size="small" kind="quiet" onClick={renew}>
            {say.room.newLink}
          </Button>
          <span>{say.room.newLinkHelp}</span>
        </p>
      )}
    </section>
  );
}
