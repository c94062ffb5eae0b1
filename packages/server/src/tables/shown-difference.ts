import { type Delta, difference } from '@engawa/kernel';
import type { Shown } from '@engawa/wire';

type Changes = { -readonly [field in keyof Shown]?: Delta };

/**
 * What `difference` says of two things that were shown. They always have the same fields, and after a choice most of these
 * are the same objects: asked one by one, by name, it takes a fraction of the time that a loop over the names would.
 */
export function shownDifference(a: Shown, b: Shown): Changes | undefined {
  let changes: Changes | undefined;
  if (a.table !== b.table) changes = note(changes, 'table', a.table, b.table);
  if (a.game !== b.game) changes = note(changes, 'game', a.game, b.game);
  if (a.version !== b.version) changes = note(changes, 'version', a.version, b.version);
  if (a.options !== b.options) changes = note(changes, 'options', a.options, b.options);
  if (a.public !== b.public) changes = note(changes, 'public', a.public, b.public);
  if (a.owner !== b.owner) changes = note(changes, 'owner', a.owner, b.owner);
  if (a.status !== b.status) changes = note(changes, 'status', a.status, b.status);
  if (a.closed !== b.closed) changes = note(changes, 'closed', a.closed, b.closed);
  if (a.absent !== b.absent) changes = note(changes, 'absent', a.absent, b.absent);
  if (a.clock !== b.clock) changes = note(changes, 'clock', a.clock, b.clock);
  if (a.paused !== b.paused) changes = note(changes, 'paused', a.paused, b.paused);
  if (a.seats !== b.seats) changes = note(changes, 'seats', a.seats, b.seats);
  if (a.clocks !== b.clocks) changes = note(changes, 'clocks', a.clocks, b.clocks);
  if (a.luck !== b.luck) changes = note(changes, 'luck', a.luck, b.luck);
  if (a.proposal !== b.proposal) changes = note(changes, 'proposal', a.proposal, b.proposal);
  if (a.rematch !== b.rematch) changes = note(changes, 'rematch', a.rematch, b.rematch);
  if (a.seat !== b.seat) changes = note(changes, 'seat', a.seat, b.seat);
  if (a.view !== b.view) changes = note(changes, 'view', a.view, b.view);
  if (a.deciders !== b.deciders) changes = note(changes, 'deciders', a.deciders, b.deciders);
  if (a.choices !== b.choices) changes = note(changes, 'choices', a.choices, b.choices);
  if (a.interjections !== b.interjections) changes = note(changes, 'interjections', a.interjections, b.interjections);
  if (a.whyNot !== b.whyNot) changes = note(changes, 'whyNot', a.whyNot, b.whyNot);
  if (a.undo !== b.undo) changes = note(changes, 'undo', a.undo, b.undo);
  if (a.standing !== b.standing) changes = note(changes, 'standing', a.standing, b.standing);
  if (a.places !== b.places) changes = note(changes, 'places', a.places, b.places);
  return changes;
}

function note(changes: Changes | undefined, field: keyof Shown, before: unknown, after: unknown): Changes | undefined {
  const change = difference(before, after);
  if (change === undefined) return changes;
  if (changes === undefined) return { [field]: change };
  changes[field] = change;
  return changes;
}
