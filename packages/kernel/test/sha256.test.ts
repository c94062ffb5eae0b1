import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, hex, hmacSha256, isHex, sha256, sha256Hex } from '../src/index.ts';
import { always } from './helpers/always.ts';

const bytes = (value: number, times: number) => new Uint8Array(times).fill(value);
const text = (words: string) => new TextEncoder().encode(words);

describe('SHA-256', () => {
  it.each([
    ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['three letters', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'a message that fills a block with its padding',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'a message of two blocks',
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('hashes %s as FIPS 180-4 says', (_, message, digest) => {
    expect(sha256Hex(message)).toBe(digest);
  });

  it('agrees with Node on all bytes of all lengths', () => {
    always(fc.uint8Array({ maxLength: 300 }), (message) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    });
  });

  it('hashes text as its UTF-8 bytes', () => {
    always(fc.string({ unit: 'grapheme' }), (message) => {
      expect(sha256Hex(message)).toBe(createHash('sha256').update(message, 'utf8').digest('hex'));
    });
  });
});

describe('HMAC with SHA-256', () => {
  const counting = Uint8Array.from({ length: 25 }, (_, i) => i + 1);
  it.each([
    [1, bytes(0x0b, 20), text('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      2,
      text('Jefe'),
      text('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [3, bytes(0xaa, 20), bytes(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [4, counting, bytes(0xcd, 50), '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b'],
    [
      6,
      bytes(0xaa, 131),
      text('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      7,
      bytes(0xaa, 131),
      text(
        'This is a test using a larger than block-size key and a larger than block-size data. ' +
          'The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives what case %i of RFC 4231 says', (_, key, message, digest) => {
    expect(hex(hmacSha256(key)(message))).toBe(digest);
  });

  it('agrees with Node for all keys and messages, also when a key is used again', () => {
    const some = fc.uint8Array({ maxLength: 150 });
    always(fc.tuple(some, fc.array(some, { minLength: 1, maxLength: 3 })), ([key, messages]) => {
      const hmac = hmacSha256(key);
      for (const message of messages) {
        expect(hex(hmac(message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }
    });
  });
});

describe('bytes as text', () => {
  it('come back as they were', () => {
    always(fc.uint8Array(), (some) => {
      expect(fromHex(hex(some))).toEqual(some);
    });
  });

  it.each(['0', 'zz', 'AB', '12 34', 'ab\n'])('cannot be read from %j', (word) => {
    expect(isHex(word)).toBe(false);
    expect(() => fromHex(word)).toThrow('is not a row of hexadecimal bytes');
  });
});
