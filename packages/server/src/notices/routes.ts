import {
  endpointSchema,
  type PushKey,
  Refused,
  type ShownWebhook,
  subscriptionSchema,
  webhookSchema,
} from '@engawa/wire';
import { Hono } from 'hono';
import { asking, askingInPerson } from '../http/asking.ts';
import type { Call, Env, Routes } from '../http/env.ts';
import { read } from '../http/json.ts';
import type { RateLimits } from '../http/limits.ts';
import { siteOrigin } from '../http/origin.ts';
import type { Tables } from '../tables/tables.ts';
import type { Notices } from './notices.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';
import { removeWebhook, setWebhook, webhookAt } from './webhooks.ts';

/** Who wants to be told of turns: a browser of its person's, and an address of a table's. */
export function noticeRoutes(
  tables: Tables,
  limits: RateLimits,
  notices: Pick<Notices, 'accept' | 'webhookChanged'>,
): Routes {
  const routes: Routes = new Hono<Env>();
  const { config, store, now } = tables.context;
  const { db } = store;
  const { push } = config.notices;

  /** Asking name servers costs more than other requests. */
  const accepted = async (call: Call, url: string): Promise<string> => {
    await limits.take('notices', { address: call.var.address, person: asking(call).id });
    const address = await notices.accept(url);
    if (address === undefined) throw new Refused('bad-address');
    return address;
  };

  routes.get('/push', (call) => call.json<PushKey>({ key: push?.publicKey ?? null }));

  routes.put('/push', async (call) => {
    const { person } = askingInPerson(call);
    if (push === null) throw new Refused('no-push');
    const wish = await read(call, subscriptionSchema);
    const endpoint = await accepted(call, wish.endpoint);
    // It must be found again by the very text that the browser knows.
    if (endpoint !== wish.endpoint) throw new Refused('bad-address');
    await subscribe(db, now(), person.id, wish);
    return call.body(null, 204);
  });

  routes.delete('/push', async (call) => {
    const { person } = askingInPerson(call);
    await unsubscribe(db, person.id, (await read(call, endpointSchema)).endpoint);
    return call.body(null, 204);
  });

  /** The table, if whoever asks has opened it. */
  const own = async (call: Call): Promise<{ id: string; isEnded: boolean }> => {
    const person = asking(call).id;
    const table = await tables.at(call.req.param('table')!);
    const { owner, isEnded } = await table.look(({ opening, isEnded }) => ({ owner: opening.owner, isEnded }));
    if (owner !== person) throw new Refused('not-owner');
    return { id: table.id, isEnded };
  };

  routes.get('/tables/:table/webhook', async (call) => {
    const found = await webhookAt(db, (await own(call)).id);
    const webhook = found === undefined ? null : { host: new URL(found.url).host, language: found.language };
    return call.json<ShownWebhook>({ webhook });
  });

  routes.put('/tables/:table/webhook', async (call) => {
    const { id, isEnded } = await own(call);
    if (isEnded) throw new Refused('over');
    const wish = await read(call, webhookSchema);
    const url = await accepted(call, wish.url);
    await setWebhook(db, now(), id, { ...wish, url }, siteOrigin(config, call.req.raw.headers));
    notices.webhookChanged(id);
    return call.body(null, 204);
  });

  routes.delete('/tables/:table/webhook', async (call) => {
    const { id } = await own(call);
    await removeWebhook(db, id);
    return call.body(null, 204);
  });

  return routes;
}
