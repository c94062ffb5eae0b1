import type { Identity, Person } from './identities.ts';

export interface Found {
  readonly person: Person;
  readonly via: Identity['via'];
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** A revocation in another process is noticed after this time even if the bus has lost it. */
const FRESH = 5_000;
const MOST = 10_000;

/** Remembers for a few seconds who a session belongs to. Strangers are not remembered. */
export class IdentityCache {
  readonly #known = new Map<string, { readonly found: Found; readonly until: number }>();
  readonly #now: () => number;
  /** Raised whenever something is forgotten: what was being looked up meanwhile may already be wrong. */
  #forgotten = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  async find(hash: string, look: () => Promise<Found | null>): Promise<Found | null> {
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > this.#now()) return alive(known.found, this.#now());
    const before = this.#forgotten;
    const found = alive(await look(), this.#now());
    if (found === null) this.#known.delete(hash);
    else if (before === this.#forgotten) this.#remember(hash, found);
    return found;
  }

  #remember(hash: string, found: Found): void {
    this.#known.delete(hash);
    this.#known.set(hash, { found, until: this.#now() + FRESH });
    if (this.#known.size > MOST) this.#known.delete(this.#known.keys().next().value!);
  }

  forget(hash: string): void {
    this.#forgotten++;
    this.#known.delete(hash);
  }

  forgetPerson(person: string): void {
    this.#forgotten++;
    for (const [hash, { found }] of this.#known) if (found.person.id === person) this.#known.delete(hash);
  }
}

function alive(found: Found | null, now: number): Found | null {
  return found !== null && found.expiresAt > now ? found : null;
}
