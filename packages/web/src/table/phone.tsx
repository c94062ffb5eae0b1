import { BookOpen, Dices, Maximize, ScrollText, Wallet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton, Segmented, Sheet, type SheetHeight } from '../design/index.ts';
import { BoardFrame } from './board/board-frame.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { useTable } from './model.ts';
import type { Panels } from './panels.ts';
import { Bar } from './parts/bar.tsx';
import { PhoneHeader } from './parts/header.tsx';
import { Mat } from './parts/mine.tsx';
import { Notices } from './parts/notices.tsx';
import { SeatStrip } from './parts/seat-strip.tsx';
import { Help } from './parts/side.tsx';
import { ChatPanel } from './talk/chat-panel.tsx';
import { useUnread } from './talk/unread.ts';
import type { Away } from './use-away.ts';

type Tab = 'mine' | 'table' | 'log' | 'help';

interface PhoneProps {
  readonly panels: Panels;
  readonly away: Away;
  readonly isLandscape: boolean;
}

/** One column, the board under the fingers, and a sheet for everything that is read rather than played. */
export function PhoneTable({ panels, away, isLandscape }: PhoneProps) {
  const { face, looking, deciding, say, source, matOf } = useTable();
  const { step } = deciding;
  const [tab, setTab] = useState<Tab>('mine');
  const [height, setHeight] = useState<SheetHeight>(isLandscape ? 'full' : 'peek');
  const showWhole = useRef<() => void>(null);
  const isChatOpen = tab === 'log' && panels.tab === 'chat' && height !== 'peek';
  const unread = useUnread(isChatOpen);
  useCalled(panels, (wanted) => {
    setTab(wanted);
    setHeight((now) => (now === 'peek' ? 'half' : now));
  });
  // A plate was pressed: its mat is in the sheet.
  const shownMat = useRef(matOf);
  useEffect(() => {
    if (shownMat.current === matOf) return;
    shownMat.current = matOf;
    setTab('mine');
    setHeight((now) => (now === 'peek' ? 'half' : now));
  }, [matOf]);

  const Tray = face.Tray && step !== undefined && face.usesTray?.(step) ? face.Tray : undefined;
  const Preview = deciding.picked !== null ? face.Preview : undefined;
  const hasChat = source.abilities.company;
  return (
    <div className={isLandscape ? 'table-phone table-phone--landscape' : 'table-phone'}>
      <PhoneHeader onMenu={() => panels.open('menu')}>
        {!panels.isText && (
          <IconButton label={say.wholeBoard} icon={<Maximize />} onClick={() => showWhole.current?.()} />
        )}
      </PhoneHeader>
      <SeatStrip />
      {face.Progress && (
        <section className="table-phone__progress" aria-label={say.progress}>
          <face.Progress {...looking} />
        </section>
      )}
      <BoardFrame isText={panels.isText} zoom={{ isUpright: !isLandscape, showWhole }}>
        <Notices away={away} />
      </BoardFrame>
      {Tray ? (
        <section className="table-phone__tray" aria-label={say.tray}>
          <h2 className="visually-hidden">{say.tray}</h2>
          <Tray {...deciding} />
        </section>
      ) : (
        Preview && (
          <section className="table-phone__inspector" aria-label={say.preview}>
            <Preview {...deciding} />
          </section>
        )
      )}
      <section className="table-bar" aria-label={say.youDecide}>
        <Bar narrow onList={() => panels.open('choices')} onScore={() => panels.open('score')} />
      </section>
      <aside className="table-phone__aside">
        <Sheet<Tab>
          tabs={[
            { id: 'mine', label: say.tabs.mine, icon: <Wallet /> },
            { id: 'table', label: say.tabs.table, icon: <Dices /> },
            { id: 'log', label: say.tabs.log, icon: <ScrollText />, count: unread },
            { id: 'help', label: say.tabs.help, icon: <BookOpen /> },
          ]}
          value={tab}
          onChange={setTab}
          height={height}
          onHeight={setHeight}
          className="table-phone__sheet"
        >
          {tab === 'mine' && <Mat />}
          {tab === 'table' && face.Side && (
            <section aria-label={say.tabs.table}>
              <h2 className="visually-hidden">{say.tabs.table}</h2>
              <face.Side {...deciding} />
            </section>
          )}
          {tab === 'log' && (
            <div className="table-phone__log">
              {hasChat && (
                <Segmented
                  label={say.tabs.log}
                  value={panels.tab === 'chat' ? 'chat' : 'log'}
                  options={[
                    { value: 'log', label: say.log },
                    { value: 'chat', label: unread > 0 ? `${say.chat} · ${unread}` : say.chat },
                  ]}
                  onChange={panels.setTab}
                />
              )}
              <div className="table-phone__lines">
                {panels.tab === 'chat' && hasChat ? (
                  <ChatPanel />
                ) : (
                  <LogPanel since={away.since} showsAgenda={panels.showsAgenda} />
                )}
              </div>
            </div>
          )}
          {tab === 'help' && <Help page={panels.help} onPage={panels.setHelp} />}
        </Sheet>
      </aside>
    </div>
  );
}

/** A key, or the menu, has asked for a tab of the side column: here it is a tab of the sheet. */
function useCalled({ calls, tab }: Panels, show: (tab: Tab) => void): void {
  const before = useRef(calls);
  const showing = useRef(show);
  showing.current = show;
  useEffect(() => {
    if (before.current === calls) return;
    before.current = calls;
    showing.current(tab === 'rules' ? 'help' : 'log');
  }, [calls, tab]);
}
