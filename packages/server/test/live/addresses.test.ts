import { describe, expect, it } from 'vitest';
import { Addresses } from '../../src/live/addresses.ts';

function door() {
  let now = 0;
  const addresses = new Addresses(1, () => now);
  return { addresses, pass: (seconds: number) => (now += seconds * 1000) };
}

const takeAll = ({ frames }: ReturnType<Addresses['at']>) => {
  let taken = 0;
  while (frames.take()) taken++;
  return taken;
};

describe('an address', () => {
  it('P12: has so much for all its sockets, however often they are opened', () => {
    const { addresses, pass } = door();
    expect(takeAll(addresses.at('here'))).toBe(100);
    expect(takeAll(addresses.at('here'))).toBe(0);
    expect(takeAll(addresses.at('there'))).toBe(100);
    pass(3);
    expect(takeAll(addresses.at('here'))).toBe(30);
  });

  it('is forgotten when its sockets are closed and what they sent no longer counts', () => {
    const { addresses, pass } = door();
    const [here, there] = [addresses.at('here'), addresses.at('there')];
    here.sockets = 1;
    takeAll(there);
    addresses.tidy();
    expect(addresses.size).toBe(2);
    pass(20);
    addresses.tidy();
    expect(addresses.size).toBe(1);
    expect(addresses.at('here')).toBe(here);
    here.sockets = 0;
    addresses.tidy();
    expect(addresses.size).toBe(0);
  });
});
