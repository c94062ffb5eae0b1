import { Refused } from '@engawa/wire';
import { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { Env, Routes } from '../http/env.ts';
import { leaderboard } from './leaderboard.ts';
import { profile } from './profile.ts';

export function ratingRoutes({ games, store: { db } }: Context): Routes {
  const routes: Routes = new Hono<Env>();
  routes.get('/leaderboard/:game', async (call) => {
    const game = call.req.param('game');
    if (!games.some(({ id }) => id === game)) throw new Refused('no-game');
    return call.json(await leaderboard(db, game));
  });
  routes.get('/people/:name', async (call) => call.json(await profile(db, call.req.param('name'))));
  return routes;
}
