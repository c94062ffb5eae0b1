/** Everything that can be set from outside. See docs/operations.md. */
export interface Config {
  /** Names this process among the others. */
  readonly process: string;
  readonly host: string;
  readonly port: number;
  /** Where people reach the site, as browsers spell it: the only origin that may act. Null: whatever host is named. */
  readonly origin: string | null;
  /** Whether X-Forwarded-For and X-Forwarded-Proto are believed. */
  readonly trustProxy: boolean;
  /** The folder of the embedded store. */
  readonly dataFolder: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | null;
  /** Redis as the bus between processes, instead of PostgreSQL's notifications. */
  readonly redisUrl: string | null;
  readonly logLevel: string;
  /** If set, whoever reads /metrics shows it. */
  readonly metricsToken: string | null;
  readonly bots: {
    readonly threads: number;
    /** Milliseconds that a bot may think, and megabytes that it may use. */
    readonly time: number;
    readonly memory: number;
    /** Milliseconds between a bot's choice and the choice before it, so that people can follow. */
    readonly pause: number;
  };
  readonly notices: {
    /** Web Push, if it is on: the server's pair of keys, and how push services reach whoever runs it. */
    readonly push: PushKeys | null;
    /** Whether addresses in private networks, and such without TLS, may be told anything. */
    readonly isPrivate: boolean;
  };
  readonly limits: Limits;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** An address that begins with mailto: or https: */
  readonly contact: string;
}

export interface Limits {
  /** For each client and second, with a burst of ten times as much. */
  readonly framesPerSecond: number;
  readonly requestsPerSecond: number;
  /** For each client and hour. */
  readonly guestsPerHour: number;
  readonly signInsPerHour: number;
  readonly tablesPerHour: number;
  /** For each person and minute. */
  readonly chatPerMinute: number;
  /** Open sockets: of one address, and of all. */
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Bytes that may wait for a client that does not read. */
  readonly sendBuffer: number;
  /** Milliseconds after which a silent socket is closed, up to half as many later. */
  readonly idle: number;
}
