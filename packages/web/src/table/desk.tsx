import { Drawer } from '../design/index.ts';
import { BoardFrame } from './board/board-frame.tsx';
import { useTable } from './model.ts';
import type { Panels } from './panels.ts';
import { Bar } from './parts/bar.tsx';
import { TableHeader } from './parts/header.tsx';
import { Mine } from './parts/mine.tsx';
import { Notices } from './parts/notices.tsx';
import { Seats } from './parts/seats.tsx';
import { Side } from './parts/side.tsx';
import type { Away } from './use-away.ts';
import type { Layout } from './use-layout.ts';

interface DeskProps {
  readonly panels: Panels;
  readonly away: Away;
  readonly layout: Layout;
}

/** From a tablet upwards: everything at once, nothing scrolls. */
export function DeskTable({ panels, away, layout }: DeskProps) {
  const { say } = useTable();
  const side = (
    <Side
      tab={panels.tab}
      onTab={panels.setTab}
      help={panels.help}
      onHelp={panels.setHelp}
      since={away.since}
      showsAgenda={panels.showsAgenda}
    />
  );
  const isTablet = layout === 'tablet';
  return (
    <div className={`table-desk table-desk--${layout}`}>
      <TableHeader
        onKeys={() => panels.open('keys')}
        onMenu={() => panels.open('menu')}
        onSide={isTablet ? () => panels.show(panels.tab) : undefined}
      />
      <Seats compact={layout !== 'wide'} />
      <BoardFrame isText={panels.isText}>
        <Notices away={away} />
      </BoardFrame>
      <section className="table-bar" aria-label={say.youDecide}>
        <Bar onList={() => panels.open('choices')} onScore={() => panels.open('score')} />
      </section>
      <Mine withGame={isTablet} />
      {isTablet ? (
        <Drawer open={panels.isSideOpen} title={say.log} onClose={panels.closeSide}>
          {side}
        </Drawer>
      ) : (
        side
      )}
    </div>
  );
}
