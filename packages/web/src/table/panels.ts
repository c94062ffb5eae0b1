import type { HelpPage, SideTab } from './parts/side.tsx';

/** What is open around the board. */
export interface Panels {
  readonly dialog: 'choices' | 'keys' | 'score' | 'notes' | 'menu' | null;
  readonly open: (dialog: Panels['dialog']) => void;
  readonly close: () => void;
  readonly tab: SideTab;
  readonly help: HelpPage;
  readonly show: (tab: SideTab, help?: HelpPage) => void;
  readonly setTab: (tab: SideTab) => void;
  readonly setHelp: (help: HelpPage) => void;
  /** Grows whenever a key asks for a tab: a layout that hides the tabs shows them then. */
  readonly calls: number;
  readonly isText: boolean;
  readonly switchText: () => void;
  readonly isSideOpen: boolean;
  readonly closeSide: () => void;
  readonly showsAgenda: boolean;
  readonly switchAgenda: () => void;
}
