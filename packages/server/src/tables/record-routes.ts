import { importSchema, Refused, type ReplayAs } from '@engawa/wire';
import { Hono } from 'hono';
import { asking } from '../http/asking.ts';
import type { Call, Env, Routes } from '../http/env.ts';
import { read } from '../http/json.ts';
import { importedPosition, importedRecord, importRecord, positionOf, recordOf } from './records.ts';
import type { Tables } from './tables.ts';

/** Games to look at again. */
export function recordRoutes(tables: Tables): Routes {
  const routes: Routes = new Hono<Env>();
  const { context } = tables;

  routes.get('/tables/:table/record', async (call) => asText(call, await recordOf(tables, call.req.param('table'))));
  routes.get('/tables/:table/replay', async (call) => {
    const person = call.var.who?.person.id ?? null;
    return call.json(await positionOf(tables, call.req.param('table'), person, atOf(call), asOf(call)));
  });

  routes.post('/records', async (call) => {
    const person = asking(call);
    const { record } = await read(call, importSchema);
    return call.json({ record: await importRecord(context, person.id, record) }, 201);
  });
  routes.get('/records/:record', async (call) => asText(call, await importedRecord(context, call.req.param('record'))));
  routes.get('/records/:record/replay', async (call) => {
    return call.json(await importedPosition(context, call.req.param('record'), atOf(call), asOf(call)));
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
