import { importSchema, Refused, type ReplayAs } from '@engawa/wire';
import { Hono } from 'hono';
import { asking } from '../http/asking.ts';
import type { Call, Env, Routes } from '../http/env.ts';
import { read } from '../http/json.ts';
import type { RateLimits } from '../http/limits.ts';
import { OneByOne } from './one-by-one.ts';
import { importedPosition, importedRecord, importRecord, positionOf, recordOf } from './records.ts';
import type { Tables } from './tables.ts';

/** Games to look at again. */
export function recordRoutes(tables: Tables, limits: RateLimits): Routes {
  const routes: Routes = new Hono<Env>();
  const { context } = tables;
  const shelf = { tables, studies: new OneByOne() };
  const replaying = (call: Call) => limits.take('replays', { address: call.var.address });

  routes.get('/tables/:table/record', async (call) => asText(call, await recordOf(tables, call.req.param('table'))));
  routes.get('/tables/:table/replay', async (call) => {
    const person = call.var.who?.person.id ?? null;
    await replaying(call);
    return call.json(await positionOf(shelf, call.req.param('table'), person, atOf(call), asOf(call)));
  });

  routes.post('/records', async (call) => {
    const person = asking(call);
    const { record } = await read(call, importSchema);
    return call.json({ record: await importRecord(shelf, person.id, record) }, 201);
  });
  routes.get('/records/:record', async (call) => asText(call, await importedRecord(context, call.req.param('record'))));
  routes.get('/records/:record/replay', async (call) => {
    await replaying(call);
    return call.json(await importedPosition(shelf, call.req.param('record'), atOf(call), asOf(call)));
  });
  return routes;
}

function asText(call: Call, record: string): Response {
  call.header('Content-Disposition', 'attachment; filename="game.engawa.txt"');
  return call.text(record);
}

function atOf(call: Call): number | undefined {
  return numberIn(call.req.query('at'));
}

function asOf(call: Call): ReplayAs | undefined {
  const as = call.req.query('as');
  return as === 'spectator' ? as : numberIn(as);
}

function numberIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new Refused('bad-request');
  return Number(text);
}
