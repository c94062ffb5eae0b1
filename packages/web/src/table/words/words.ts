import type { ClosedBy, Note, Proposal } from '@engawa/wire';
import type { HotkeyName } from '../keys.ts';

/** Everything that the table around a game says. */
export interface TableWords {
  readonly back: string;
  readonly loading: string;
  readonly noSuchTable: string;
  readonly toTables: string;

  readonly yourTurn: string;
  readonly youDecide: string;
  /** The cards that a decision off the board is made with. */
  readonly tray: string;
  /** What the previewed choice would bring. */
  readonly preview: string;
  readonly waitsFor: (names: readonly string[]) => string;
  readonly titleYourTurn: (game: string) => string;
  readonly title: (game: string) => string;
  readonly paused: string;
  readonly isOver: string;
  readonly closedBy: Readonly<Record<ClosedBy, string>>;
  readonly watching: string;
  readonly watchers: (n: number) => string;
  readonly you: (name: string) => string;

  readonly sound: string;
  readonly theme: string;
  readonly themes: { readonly light: string; readonly dark: string; readonly system: string };
  readonly settings: string;
  readonly confirmSetting: string;
  readonly turnSound: string;
  readonly motion: string;
  readonly motions: { readonly off: string; readonly fast: string; readonly normal: string; readonly slow: string };
  readonly allSettings: string;
  readonly language: string;
  readonly help: string;
  readonly menu: string;
  readonly close: string;

  readonly status: {
    readonly toPlay: string;
    readonly bot: string;
    readonly away: string;
    readonly here: string;
  };
  readonly seatsLabel: string;
  readonly showMat: (name: string) => string;
  readonly matOf: (name: string) => string;
  readonly myMat: string;
  readonly backToMine: string;

  readonly board: string;
  readonly morePlaces: (n: number) => string;
  readonly progress: string;
  readonly wholeBoard: string;
  readonly notes: string;
  readonly notesLabel: string;
  readonly notesHelp: string;
  readonly notesLost: string;
  readonly textBoard: string;
  readonly drawnBoard: string;

  readonly confirm: string;
  readonly confirmTurn: string;
  readonly cancel: string;
  readonly allChoices: string;
  readonly choicesCount: (n: number) => string;
  readonly chooseOnBoard: string;
  readonly chooseInTray: string;
  readonly whyNotTitle: string;
  readonly hint: string;
  readonly hintStop: string;
  readonly hintThinking: (bot: string) => string;
  /** Before the words of the choice. */
  readonly hintFrom: (bot: string) => string;
  readonly hintFailed: string;
  readonly takeBack: string;
  readonly takeBackTurn: string;
  readonly askTakeBack: string;
  readonly noTakeBack: string;
  readonly takeBackNotNow: string;
  readonly sending: string;
  readonly skip: string;
  readonly interjections: string;
  readonly always: string;
  readonly alwaysHelp: string;
  readonly alwaysOf: (choice: string) => string;
  readonly standing: string;
  readonly standingTimes: (n: number) => string;
  readonly remove: string;
  readonly stillToCome: string;
  readonly nothingToCome: string;

  readonly log: string;
  readonly filter: string;
  readonly filters: { readonly all: string; readonly mine: string; readonly people: string };
  readonly missed: (n: number) => string;
  readonly replayMoves: (n: number) => string;
  readonly undone: (n: number) => string;
  readonly note: (note: Note, name: (seat: number) => string) => string;

  readonly chat: string;
  readonly chatOff: string;
  readonly say: string;
  readonly send: string;
  readonly sayTo: string;
  readonly toTable: string;
  readonly toSeat: (name: string) => string;
  readonly whispers: (name: string) => string;
  readonly mute: (name: string) => string;
  readonly presets: readonly string[];
  readonly unread: (n: number) => string;

  readonly rules: string;
  readonly findInRules: string;
  readonly nothingFound: string;
  readonly aid: string;
  readonly print: string;
  readonly score: string;
  readonly scoreNow: string;
  readonly scoreNowHelp: string;
  readonly scoreHelp: string;
  readonly scoreLines: string;
  readonly source: string;
  readonly ties: {
    readonly equal: (names: readonly string[], score: number) => string;
    readonly by: (what: string | undefined, pairs: readonly (readonly [name: string, value: number])[]) => string;
    readonly shared: (names: readonly string[]) => string;
  };
  readonly wins: (names: readonly string[]) => string;
  readonly youWin: string;
  readonly rematch: string;
  readonly toRematch: string;
  readonly replay: string;
  readonly record: string;
  readonly luckFair: string;
  readonly luckHelp: string;

  readonly proposal: (what: Proposal, name: string, other: string) => string;
  readonly yourProposal: (what: Proposal, other: string) => string;
  readonly waitingForAnswers: (names: readonly string[]) => string;
  readonly agree: string;
  readonly refuse: string;
  readonly withdraw: string;
  readonly waitNoLonger: string;
  readonly pause: string;
  readonly resume: string;
  readonly closeTable: string;
  readonly closeHelp: string;
  readonly handOver: string;
  readonly handOverHelp: string;
  readonly takeSeatBack: string;
  readonly botPlaysForYou: string;
  readonly replace: (name: string) => string;
  readonly noVote: string;

  readonly lost: string;
  readonly clockOf: (name: string, left: string) => string;
  readonly clockLetters: { readonly days: string; readonly hours: string };

  readonly keysTitle: string;
  readonly keys: Readonly<Record<HotkeyName | 'number' | 'mat' | 'walk', string>>;
  readonly keysOn: string;

  readonly tabs: { readonly mine: string; readonly table: string; readonly log: string; readonly help: string };

  readonly handoverTitle: (name: string) => string;
  readonly handoverText: string;
  readonly handoverButton: (name: string) => string;

  readonly room: {
    readonly seats: string;
    readonly empty: string;
    readonly sitHere: string;
    readonly sit: string;
    readonly standUp: string;
    readonly putBot: string;
    readonly removeFrom: (name: string) => string;
    readonly owner: string;
    readonly invite: string;
    readonly inviteHelp: string;
    readonly copy: string;
    readonly copied: string;
    readonly newLink: string;
    readonly newLinkHelp: string;
    readonly makeLink: string;
    readonly start: string;
    readonly startWaits: (n: number) => string;
    readonly startOwner: (name: string) => string;
    readonly close: string;
    readonly closeSure: string;
    readonly options: string;
    readonly usual: string;
    readonly isPublic: string;
    readonly isPrivate: string;
    readonly noClock: string;
    readonly liveClock: (minutes: number, seconds: number) => string;
    readonly daysClock: (days: number) => string;
    readonly absentBot: string;
    readonly absentWait: string;
    readonly privateHelp: string;
    readonly ready: string;
    readonly talk: string;
  };
}
