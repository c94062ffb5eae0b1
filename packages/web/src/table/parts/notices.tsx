import { Bot, History, Pause, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Crest, IconButton } from '../../design/index.ts';
import { useLive } from '../../session/live.ts';
import { useTable } from '../model.ts';
import type { Away } from '../use-away.ts';
import './notices.css';

/** What matters beside the game just now; it lies over the upper edge of the board and covers little of it. */
export function Notices({ away }: { readonly away: Away }) {
  return (
    <div className="table-notices">
      <Lost />
      <OwnBot />
      <Paused />
      <ProposalCard />
      <Missed away={away} />
    </div>
  );
}

function Notice({ icon, children, actions }: { icon: ReactNode; children: ReactNode; actions?: ReactNode }) {
  return (
    <section className="table-notice">
      <span className="table-notice__icon">{icon}</span>
      <div className="table-notice__text">{children}</div>
      {actions && <div className="table-notice__actions">{actions}</div>}
    </section>
  );
}

function Lost() {
  const { source, say } = useTable();
  const isOpen = useLive((live) => live.isOpen);
  if (!source.abilities.company || isOpen) return null;
  return (
    <div role="alert">
      <Notice icon={<WifiOff />}>{say.lost}</Notice>
    </div>
  );
}

function OwnBot() {
  const { latest, seat, say, ask } = useTable();
  const { seats, status } = latest.shown;
  if (seat === null || status !== 'running' || seats[seat]?.bot === null) return null;
  return (
    <Notice
      icon={<Bot />}
      actions={
        <Button kind="main" onClick={() => void ask({ is: 'take-back' })}>
          {say.takeSeatBack}
        </Button>
      }
    >
      {say.botPlaysForYou}
    </Notice>
  );
}

function Paused() {
  const { latest, seat, say, ask } = useTable();
  const { paused, status, proposal } = latest.shown;
  if (!paused || status !== 'running') return null;
  return (
    <Notice
      icon={<Pause />}
      actions={
        seat !== null &&
        proposal === null && (
          <Button kind="main" onClick={() => void ask({ is: 'propose', proposal: { is: 'resume' } })}>
            {say.resume}
          </Button>
        )
      }
    >
      {say.paused}
    </Notice>
  );
}

function ProposalCard() {
  const { latest, seat, say, who, ask } = useTable();
  const { proposal } = latest.shown;
  if (proposal === null) return null;
  const { number, by, what, asked } = proposal;
  const other = what.is === 'replace' ? who(what.seat) : '';
  const isMine = by === seat;
  const answer = (yes: boolean) => void ask({ is: 'answer', proposal: number, yes });
  const isAsked = seat !== null && asked.includes(seat);
  return (
    <div role="alert">
      <Notice
        icon={<Crest seat={by} size={26} />}
        actions={
          isAsked ? (
            <>
              <Button onClick={() => answer(false)}>{say.refuse}</Button>
              <Button kind="main" onClick={() => answer(true)}>
                {say.agree}
              </Button>
            </>
          ) : (
            isMine && (
              <>
                {what.is !== 'undo' && what.is !== 'pause' && (
                  <Button onClick={() => void ask({ is: 'propose', proposal: what })}>{say.waitNoLonger}</Button>
                )}
                <Button onClick={() => answer(false)}>{say.withdraw}</Button>
              </>
            )
          )
        }
      >
        <p>{isMine ? say.yourProposal(what, other) : say.proposal(what, who(by), other)}</p>
        {!isAsked && asked.length > 0 && <p className="table-notice__small">{say.waitingForAnswers(asked.map(who))}</p>}
      </Notice>
    </div>
  );
}

function Missed({ away }: { readonly away: Away }) {
  const { say } = useTable();
  if (away.missed === 0) return null;
  return (
    <Notice
      icon={<History />}
      actions={
        <>
          <Button onClick={away.replay}>{say.replayMoves(away.missed)}</Button>
          <IconButton label={say.close} icon={<X />} onClick={away.forget} />
        </>
      }
    >
      {say.missed(away.missed)}
    </Notice>
  );
}
