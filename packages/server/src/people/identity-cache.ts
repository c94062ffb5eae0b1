import type { Identity, Person } from './identities.ts';

export interface Found {
  readonly person: Person;
  readonly via: Identity['via'];
  readonly seenAt: number;
  readonly expiresAt: number;
}

export type FindAll = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/** A revocation in another process is noticed after this time even if the bus has lost it. */
const FRESH = 5_000;
/** Whoever is asked for at this age is looked up again beforehand, so that an active session never waits for the store. */
const AGEING = FRESH / 2;
/** Those who age at about the same time are looked up together. */
const GATHER = 100;
const MOST = 10_000;
/** As many as one question to the store may be about. */
const AT_ONCE = 500;

interface Known {
  readonly found: Found;
  readonly since: number;
}

/** Remembers for a few seconds who a session belongs to. Strangers are not remembered. */
export class IdentityCache {
  readonly #known = new Map<string, Known>();
  readonly #ageing = new Set<string>();
  readonly #now: () => number;
  readonly #findAll: FindAll;
  /** Raised whenever something is forgotten: what was being looked up meanwhile may already be wrong. */
  #forgotten = 0;

  constructor(now: () => number, findAll: FindAll) {
    this.#now = now;
    this.#findAll = findAll;
  }

  /** At once, if it is known. */
  find(hash: string): Found | null | Promise<Found | null> {
    const now = this.#now();
    const known = this.#known.get(hash);
    if (known === undefined || now - known.since >= FRESH) {
      return this.#look([hash]).then((found) => found.get(hash) ?? null);
    }
    if (now - known.since >= AGEING) this.#refreshSoon(hash);
    return isAlive(known.found, now) ? known.found : null;
  }

  /** Those of them that are good, all looked up together. */
  async findAll(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const good = new Set<string>();
    for (let i = 0; i < hashes.length; i += AT_ONCE) {
      for (const hash of (await this.#look(hashes.slice(i, i + AT_ONCE))).keys()) good.add(hash);
    }
    return good;
  }

  async #look(hashes: readonly string[]): Promise<ReadonlyMap<string, Found>> {
    const [since, before] = [this.#now(), this.#forgotten];
    const found = new Map([...(await this.#findAll(hashes))].filter(([, one]) => isAlive(one, this.#now())));
    for (const hash of hashes) {
      const one = found.get(hash);
      if (one === undefined) this.#known.delete(hash);
      else if (before === this.#forgotten) this.#remember(hash, { found: one, since });
    }
    return found;
  }

  #refreshSoon(hash: string): void {
    if (this.#ageing.size === 0) setTimeout(() => this.#refresh(), GATHER).unref();
    this.#ageing.add(hash);
  }

  #refresh(): void {
    const hashes = [...this.#ageing];
    this.#ageing.clear();
    // Whoever could not be looked up is looked up again, and waited for, when they are next asked for.
    this.#look(hashes).catch(() => {});
  }

  #remember(hash: string, known: Known): void {
    this.#known.delete(hash);
    this.#known.set(hash, known);
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

function isAlive(found: Found, now: number): boolean {
  return found.expiresAt > now;
}
