import { isStorable, nameSchema, Refused, type WhoAmI } from '@engawa/wire';
import { Hono } from 'hono';
import { asking, askingInPerson } from '../../http/asking.ts';
import type { Call, Env, Routes } from '../../http/env.ts';
import { read } from '../../http/json.ts';
import { describeMe, rename } from '../accounts.ts';
import { mutedBy } from '../mutes.ts';
import { type People, signOut } from '../people.ts';

export function meRoutes(people: People): Routes {
  const { context } = people;
  const routes: Routes = new Hono<Env>();

  routes.get('/me', async (call) => {
    const { who } = call.var;
    return call.json<WhoAmI>({ me: who === null ? null : await describeMe(context, who.person.id) });
  });

  routes.patch('/me', async (call) => {
    const { person } = askingInPerson(call);
    const { name } = await read(call, nameSchema);
    await rename(context, person, name);
    people.changed(person.id);
    return call.json<WhoAmI>({ me: await describeMe(context, person.id) });
  });

  routes.delete('/me', async (call) => {
    await people.erase(askingInPerson(call).person.id);
    return signOut(people, call);
  });

  routes.get('/mutes', async (call) => call.json(await mutedBy(context, asking(call).id)));
  routes.put('/mutes/:person', async (call) => {
    await people.mute(asking(call).id, personIn(call));
    return call.body(null, 204);
  });
  routes.delete('/mutes/:person', async (call) => {
    await people.unmute(asking(call).id, personIn(call));
    return call.body(null, 204);
  });

  return routes;
}

function personIn(call: Call): string {
  const person = call.req.param('person')!;
  if (!isStorable(person)) throw new Refused('bad-request');
  return person;
}
