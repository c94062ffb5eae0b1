import { Segmented, Tabs } from '../../design/index.ts';
import { LogPanel } from '../log/log-panel.tsx';
import { useTable } from '../model.ts';
import { ChatPanel } from '../talk/chat-panel.tsx';
import { useUnread } from '../talk/unread.ts';
import { KeyList } from './keys-dialog.tsx';
import { PlayerAid } from './player-aid.tsx';
import { Rules } from './rules.tsx';
import './side.css';

export type SideTab = 'log' | 'chat' | 'rules';
export type HelpPage = 'rules' | 'aid' | 'keys';

interface SideProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly help: HelpPage;
  readonly onHelp: (page: HelpPage) => void;
  readonly since: number | undefined;
  readonly showsAgenda: boolean;
}

/** Beside the board: what the game lays there, and under it log, chat and rules. */
export function Side(props: SideProps) {
  const { face, deciding, say } = useTable();
  return (
    <aside className="table-side" data-tab={props.tab}>
      {face.Side && (
        <div className="table-side__game">
          <h2 className="visually-hidden">{say.tabs.table}</h2>
          <face.Side {...deciding} />
        </div>
      )}
      <SideTabs {...props} />
    </aside>
  );
}

function SideTabs({ tab, onTab, help, onHelp, since, showsAgenda }: SideProps) {
  const { say, source } = useTable();
  const hasChat = source.abilities.company;
  const unread = useUnread(tab === 'chat');
  const shown = tab === 'chat' && !hasChat ? 'log' : tab;
  const tabs = [
    { id: 'log' as const, label: say.log },
    ...(hasChat ? [{ id: 'chat' as const, label: say.chat, count: unread }] : []),
    { id: 'rules' as const, label: say.rules },
  ];
  return (
    <Tabs className="table-side__tabs" label={say.log} tabs={tabs} value={shown} onChange={onTab}>
      {shown === 'log' && <LogPanel since={since} showsAgenda={showsAgenda} />}
      {shown === 'chat' && <ChatPanel />}
      {shown === 'rules' && <Help page={help} onPage={onHelp} />}
    </Tabs>
  );
}

export function Help({ page, onPage }: { readonly page: HelpPage; readonly onPage: (page: HelpPage) => void }) {
  const { say } = useTable();
  return (
    <div className="table-help">
      <Segmented
        className="table-help__pages"
        label={say.help}
        value={page}
        options={[
          { value: 'rules', label: say.rules },
          { value: 'aid', label: say.aid },
          { value: 'keys', label: say.keysTitle },
        ]}
        onChange={onPage}
      />
      <div className="table-help__page" tabIndex={page === 'rules' ? undefined : 0}>
        {page === 'rules' ? <Rules /> : page === 'aid' ? <PlayerAid /> : <KeyList />}
      </div>
    </div>
  );
}
