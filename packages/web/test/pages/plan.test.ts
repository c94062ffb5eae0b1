import type { OptionSpecs } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  addSeat,
  chosenOptions,
  fillWithBots,
  hasGuests,
  hereAddress,
  newPlan,
  type Plan,
  problemOf,
  raiseSeat,
  removeSeat,
  request,
  setSeat,
  withGame,
  withPlace,
} from '../../src/pages/new-table/plan.ts';

const RANGE = { min: 2, max: 5 };
const SPECS: OptionSpecs = {
  culinary: { values: [false, true], default: false },
  gourmet: { values: ['paid', 'printed'], default: 'paid' },
  neutral: { values: [false, true], default: false, seats: { min: 2, max: 2 } },
};
const kinds = ({ seats }: Plan) => seats.map((seat) => (seat.is === 'bot' ? `bot:${seat.bot}` : seat.is)).join(' ');
const plan = newPlan('tokaido', RANGE);

describe('a planned table', () => {
  it('begins with us and two open seats', () => {
    expect(kinds(plan)).toBe('me open open');
    expect(kinds(newPlan('two', { min: 2, max: 2 }))).toBe('me open');
  });

  it('has one seat for us online: the one that was left waits for somebody', () => {
    expect(kinds(setSeat(plan, 2, { is: 'me' }))).toBe('open open me');
  });

  it('adds, removes and orders seats', () => {
    const four = setSeat(addSeat(plan), 3, { is: 'bot', bot: 'greedy' });
    expect(kinds(four)).toBe('me open open bot:greedy');
    expect(kinds(raiseSeat(four, 3))).toBe('me open bot:greedy open');
    expect(kinds(raiseSeat(four, 0))).toBe(kinds(four));
    expect(kinds(removeSeat(four, 1))).toBe('me open bot:greedy');
  });

  it('puts bots where guests were awaited', () => {
    const filled = fillWithBots(plan, 'greedy');
    expect(kinds(filled)).toBe('me bot:greedy bot:greedy');
    expect(hasGuests(filled)).toBe(false);
  });

  it('turns guests into people at this screen, and all but the first back', () => {
    const here = withPlace(setSeat(plan, 1, { is: 'bot', bot: 'random' }), 'here');
    expect(kinds(here)).toBe('me bot:random me');
    expect(kinds(addSeat(here))).toBe('me bot:random me me');
    expect(kinds(setSeat(here, 1, { is: 'me' }))).toBe('me me me');
    expect(kinds(withPlace(here, 'online'))).toBe('me bot:random open');
  });

  it('keeps its people in another game, as far as it has seats, and forgets the variants', () => {
    const other = withGame({ ...plan, options: { culinary: true } }, 'duel', { min: 2, max: 2 });
    expect(kinds(other)).toBe('me open');
    expect(other.options).toEqual({});
    expect(kinds(withGame(other, 'crowd', { min: 4, max: 6 }))).toBe('me open open open');
  });

  it('says what stands in its way', () => {
    expect(problemOf(plan, RANGE)).toBeNull();
    expect(problemOf(plan, { min: 4, max: 5 })).toBe('too-few');
    const bots = fillWithBots(setSeat(plan, 0, { is: 'open' }), 'greedy');
    expect(problemOf(bots, RANGE)).toBeNull();
    expect(problemOf({ ...bots, where: 'here' }, RANGE)).toBe('no-people');
  });
});

describe('what the server is asked', () => {
  it('seats us on the first open seat by itself', () => {
    const { body, sitAt } = request(setSeat(plan, 0, { is: 'bot', bot: 'greedy' }), SPECS);
    expect(body).toMatchObject({ seats: [{ bot: 'greedy' }, 'open', 'open'], watch: true });
    expect(sitAt).toBeNull();
    expect(request(plan, SPECS)).toMatchObject({
      body: { seats: ['open', 'open', 'open'], watch: false },
      sitAt: null,
    });
  });

  it('opens the table standing when we want a later seat, and then sits down there', () => {
    expect(request(setSeat(plan, 2, { is: 'me' }), SPECS)).toMatchObject({ body: { watch: true }, sitAt: 2 });
  });

  it('begins by itself where nobody is awaited', () => {
    const slow = { ...plan, autostart: false };
    expect(request(slow, SPECS).body.autostart).toBe(false);
    expect(request(fillWithBots(slow, 'greedy'), SPECS).body.autostart).toBe(true);
  });

  it('sends only options that say something for so many seats', () => {
    const options = { culinary: true, gourmet: 'paid', neutral: true, unknown: true };
    expect(chosenOptions(SPECS, { ...plan, options })).toEqual({ culinary: true });
    expect(chosenOptions(SPECS, { ...removeSeat(plan, 2), options })).toEqual({ culinary: true, neutral: true });
  });
});

describe('the address of a game at this screen', () => {
  it('is the one that the local table reads', () => {
    const here = withPlace(setSeat(plan, 2, { is: 'bot', bot: 'greedy' }), 'here');
    expect(hereAddress(here, SPECS)).toBe('/here/new?game=tokaido&seats=me,me,bot:greedy');
    const query = new URLSearchParams(
      hereAddress({ ...here, options: { culinary: true, gourmet: 'printed' } }, SPECS).split('?')[1],
    );
    expect(query.get('seats')).toBe('me,me,bot:greedy');
    expect(query.get('options')).toBe('culinary:true,gourmet:printed');
  });
});
