import { nameSchema } from '@engawa/wire';
import { Hono } from 'hono';
import { askingAccount } from '../../http/asking.ts';
import type { Env, Routes } from '../../http/env.ts';
import { read } from '../../http/json.ts';
import type { People } from '../people.ts';
import { createProgram, deleteProgram, listPrograms, renewToken } from '../programs.ts';

export function programRoutes(people: People): Routes {
  const { context } = people;
  const routes: Routes = new Hono<Env>();

  routes.get('/programs', async (call) => call.json(await listPrograms(context, askingAccount(call).id)));
  routes.post('/programs', async (call) => {
    const account = askingAccount(call);
    const { name } = await read(call, nameSchema);
    return call.json(await createProgram(context, account.id, name), 201);
  });
  routes.post('/programs/:id/token', async (call) =>
    call.json(await renewToken(context, people, askingAccount(call).id, call.req.param('id'))),
  );
  routes.delete('/programs/:id', async (call) => {
    await deleteProgram(people, askingAccount(call).id, call.req.param('id'));
    return call.body(null, 204);
  });

  return routes;
}
