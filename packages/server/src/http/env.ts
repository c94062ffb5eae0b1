import type { Language } from '@engawa/kernel';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Identity } from '../people/identities.ts';

/** What a route finds in its call. */
export interface Env {
  Bindings: HttpBindings;
  Variables: {
    readonly language: Language;
    readonly address: string;
    /** Who is asking; null for a stranger. Only under /api. */
    readonly who: Identity | null;
  };
}

export type Call = Context<Env>;
/** Routes are written without /api and put below it. */
export type Routes = Hono<Env>;
