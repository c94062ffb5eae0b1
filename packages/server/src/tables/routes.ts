import { newTableSchema, type OpenedTable, placeBotSchema, Refused, seatSchema, sitSchema } from '@engawa/wire';
import { Hono } from 'hono';
import { asking } from '../http/asking.ts';
import type { Call, Env, Routes } from '../http/env.ts';
import { read } from '../http/json.ts';
import type { RateLimits } from '../http/limits.ts';
import { hashSecret, isSameSecret } from '../people/secrets.ts';
import type { Ask } from './asks.ts';
import { tableRow } from './table-queries.ts';
import type { Tables } from './tables.ts';

/** The life of a table before and after the game; the game itself goes over the WebSocket. */
export function tableRoutes(tables: Tables, limits: RateLimits): Routes {
  const routes: Routes = new Hono<Env>();
  const { context } = tables;

  routes.get('/bots', (call) => call.json(context.bots.offered));

  routes.post('/tables', async (call) => {
    const person = asking(call);
    const wish = await read(call, newTableSchema);
    await limits.take('tables', { address: call.var.address, person: person.id });
    return call.json<OpenedTable>(await tables.create(person.id, wish), 201);
  });

  routes.get('/tables', async (call) => {
    const status = call.req.query('status') ?? 'open';
    if (status !== 'open' && status !== 'running') throw new Refused('bad-request');
    return call.json(await tables.listPublic(status, call.var.who?.person.id ?? null));
  });

  routes.get('/my-tables', async (call) => {
    return call.json(await tables.listOf(asking(call).id, call.req.query('ended') === '1'));
  });

  const ask = async (call: Call, make: (person: string) => Promise<Ask>) => {
    const person = asking(call).id;
    const wanted = await make(person);
    const table = await tables.at(call.req.param('table')!);
    const answer = await table.ask(wanted, { person });
    if ('refusal' in answer) throw new Refused(answer.refusal);
    await tables.maybeStart(table);
    return call.json({ table: table.id, number: answer.number });
  };

  routes.post('/tables/:table/sit', (call) =>
    ask(call, async (person) => {
      const { seat, invitation, salt = '' } = await read(call, sitSchema);
      const mayEnter = await isInvited(tables, call.req.param('table'), invitation);
      return { is: 'sit', person, ...(seat === undefined ? {} : { seat }), salt, mayEnter };
    }),
  );
  routes.post('/tables/:table/stand-up', (call) => ask(call, async () => ({ is: 'stand-up' })));
  routes.post('/tables/:table/remove', (call) =>
    ask(call, async (person) => ({ is: 'remove', person, ...(await read(call, seatSchema)) })),
  );
  routes.post('/tables/:table/bot', (call) =>
    ask(call, async (person) => {
      const { seat, bot } = await read(call, placeBotSchema);
      if (!context.bots.known.includes(bot)) throw new Refused('no-bot');
      return { is: 'place-bot', person, seat, bot };
    }),
  );
  routes.post('/tables/:table/start', (call) => ask(call, async (person) => ({ is: 'start', person })));
  routes.post('/tables/:table/close', (call) => ask(call, async (person) => ({ is: 'close', person })));

  routes.post('/tables/:table/invitation', async (call) => {
    const invitation = await tables.renewInvitation(call.req.param('table'), asking(call).id);
    return call.json<OpenedTable>({ table: call.req.param('table'), invitation });
  });

  routes.post('/tables/:table/rematch', async (call) => {
    const person = asking(call);
    await limits.take('tables', { address: call.var.address, person: person.id });
    return call.json({ table: await tables.rematch(person.id, call.req.param('table')) });
  });

  return routes;
}

async function isInvited(tables: Tables, id: string, invitation: string | undefined): Promise<boolean> {
  if (invitation === undefined) return false;
  const row = await tableRow(tables.context.store.db, id);
  return row !== undefined && isSameSecret(hashSecret(invitation), row.invitation);
}
