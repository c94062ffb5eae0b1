/**
 * The whole schema, the same on SQLite and on PostgreSQL: text, integers, times in milliseconds made by the application,
 * JSON kept as text, 0 and 1 for no and yes.
 */
export interface Database {
  people: PeopleTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  tokens: TokensTable;
  tables: TablesTable;
  seats: SeatsTable;
  log: LogTable;
  snapshots: SnapshotsTable;
  standing: StandingTable;
  chat: ChatTable;
  mutes: MutesTable;
  ratings: RatingsTable;
  records: RecordsTable;
  processes: ProcessesTable;
  outages: OutagesTable;
  subscriptions: SubscriptionsTable;
  webhooks: WebhooksTable;
}

type YesNo = 0 | 1;

export interface PeopleTable {
  id: string;
  /** A program is an outside bot; `gone` is what is left of a deleted account: its games keep a nameless seat. */
  kind: 'guest' | 'account' | 'program' | 'gone';
  name: string;
  /** The name as it is compared: unique among accounts and programs, null for guests. */
  folded: string | null;
  /** An argon2id hash. Accounts with passkeys alone have none. */
  password: string | null;
  /** Who answers for a program. */
  owner: string | null;
  created_at: number;
  seen_at: number;
}

interface SessionsTable {
  /** SHA-256 of the token: the token itself is only in the browser. */
  hash: string;
  person: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

export interface PasskeysTable {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
}

/** What a browser was asked to sign with its passkey: good once, for a few minutes. */
interface ChallengesTable {
  id: string;
  challenge: string;
  person: string | null;
  expires_at: number;
}

/** What an outside bot shows instead of a session. */
interface TokensTable {
  hash: string;
  person: string;
  created_at: number;
}

/** What lists need to know of a table; the truth is its log. */
export interface TablesTable {
  id: string;
  game: string;
  status: 'open' | 'running' | 'over' | 'closed';
  is_public: YesNo;
  owner: string;
  seats: number;
  /** JSON: see `Settings`. */
  settings: string;
  /** The secret seed of the table's luck: it leaves the server when the game is over. */
  seed: string;
  /** SHA-256 of the invitation that the owner hands out. */
  invitation: string;
  created_at: number;
  changed_at: number;
  /** Whether somebody must act for the table by itself: a bot, a clock. */
  needs_keeper: YesNo;
  /** The process that does so, and until when. */
  keeper: string | null;
  kept_until: number;
}

/** Who sits where, for "my tables"; the truth is the log. */
interface SeatsTable {
  table_id: string;
  seat: number;
  person: string;
}

/** A table is a log: nothing is ever changed in it, and a number is taken once. */
export interface LogTable {
  table_id: string;
  number: number;
  at: number;
  seat: number | null;
  /** Made by the client: a repeated request finds it here. Whoever appends sees to it that it is unique in its table. */
  id: string | null;
  /** JSON: see `What`. */
  what: string;
}

export interface SnapshotsTable {
  table_id: string;
  number: number;
  body: string;
}

/** Standing answers of a seat: secret from the others, and so not in the log. */
interface StandingTable {
  table_id: string;
  seat: number;
  body: string;
}

export interface ChatTable {
  table_id: string;
  number: number;
  at: number;
  person: string;
  /** The seat that speaks; null for a spectator. */
  seat: number | null;
  /** `table`, `watchers`, or the number of the one seat that is whispered to, with who sits there. */
  heard_by: string;
  id: string | null;
  body: string;
}

interface MutesTable {
  person: string;
  muted: string;
}

export interface RatingsTable {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
  changed_at: number;
}

/** Records that people brought from elsewhere. */
interface RecordsTable {
  id: string;
  person: string;
  game: string;
  body: string;
  created_at: number;
}

/** When each process was last alive. */
interface ProcessesTable {
  id: string;
  seen_at: number;
}

/** Times when nothing was running: they count for nobody's clock. */
interface OutagesTable {
  started_at: number;
  ended_at: number;
}

/** A browser that wants to be told when its person is asked something. */
export interface SubscriptionsTable {
  /** The address that the browser's push service has made for it. */
  endpoint: string;
  person: string;
  /** The browser's keys: nobody else can read what it is sent. */
  p256dh: string;
  auth: string;
  language: 'en' | 'ru' | 'uk';
  created_at: number;
}

/** Where a table tells how it goes on. */
export interface WebhooksTable {
  table_id: string;
  url: string;
  language: 'en' | 'ru' | 'uk';
  created_at: number;
  /** Where the site was when this was set: what links begin with. */
  site: string;
  /** When somebody's turn was last told. */
  told_at: number;
}
