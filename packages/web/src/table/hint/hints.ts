import type { Choice } from '@engawa/kernel';
import type { Question, Thinker } from '../../thinking/thinker.ts';

export type Hint =
  | { readonly is: 'none' }
  | { readonly is: 'thinking'; readonly about: string }
  | { readonly is: 'given'; readonly about: string; readonly choice: Choice };

/** A decision that somebody wants a hint for; another decision has another name. */
export interface Wanted {
  readonly about: string;
  readonly question: Question;
}

export interface HintsOptions {
  readonly thinker: Thinker;
  /** How long a hint takes at least. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
  readonly onFailed: () => void;
}

const NONE: Hint = { is: 'none' };

/** One hint at a time, about the decision that is open: as soon as the table has moved on it is thrown away. */
export class Hints {
  private readonly options: HintsOptions;
  private readonly listeners = new Set<() => void>();
  private current = NONE;
  private thought: AbortController | undefined;

  constructor(options: HintsOptions) {
    this.options = options;
  }

  readonly now = (): Hint => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  ask({ about, question }: Wanted): void {
    this.stop();
    const thought = new AbortController();
    this.thought = thought;
    const { signal } = thought;
    this.become({ is: 'thinking', about });
    const { thinker, pause, onFailed } = this.options;
    Promise.all([thinker.think(question, signal), pause(signal)]).then(
      ([choice]) => {
        if (!signal.aborted) this.become({ is: 'given', about, choice });
      },
      () => {
        if (signal.aborted) return;
        this.become(NONE);
        onFailed();
      },
    );
  }

  /** Ends the thinking; a hint that was given stays. */
  stop(): void {
    this.thought?.abort();
    this.thought = undefined;
    if (this.current.is === 'thinking') this.become(NONE);
  }

  /** This decision is open now, or none: whatever was about another one is worth nothing. */
  turnTo(about: string | null): void {
    if (this.current.is === 'none' || this.current.about === about) return;
    this.stop();
    this.become(NONE);
  }

  close(): void {
    this.stop();
    this.options.thinker.close();
  }

  private become(hint: Hint): void {
    this.current = hint;
    for (const listener of this.listeners) listener();
  }
}
