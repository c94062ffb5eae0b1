/** Everything a command needs of the world outside: a test hands in its own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Asks for a line of input; undefined when there is no more. */
  line(prompt: string): Promise<string | undefined>;
  readonly inIsTerminal: boolean;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where files are looked for and written. */
  readonly folder: string;
}
