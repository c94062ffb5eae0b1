/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and the same in Node and in browsers. Web Crypto is neither. */

const ROUND = new Int32Array(64);
const START = new Int32Array(8);

/** The constants are the first bits of the roots of the first primes. */
function fillConstants(): void {
  const bits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = bits(n ** 0.5);
    ROUND[found++] = bits(n ** (1 / 3));
  }
}
fillConstants();

const schedule = new Int32Array(64);

function compress(hash: Int32Array, bytes: Uint8Array, from: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) {
    const at = from + i * 4;
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0]! + a) | 0;
  hash[1] = (hash[1]! + b) | 0;
  hash[2] = (hash[2]! + c) | 0;
  hash[3] = (hash[3]! + d) | 0;
  hash[4] = (hash[4]! + e) | 0;
  hash[5] = (hash[5]! + f) | 0;
  hash[6] = (hash[6]! + g) | 0;
  hash[7] = (hash[7]! + h) | 0;
}

/** Hashes the bytes that follow `already` bytes which are in `hash` (a multiple of the block size of 64). */
function finish(hash: Int32Array, bytes: Uint8Array, already: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  const bits = (already + bytes.length) * 8;
  view.setUint32(padded.length - 8, Math.floor(bits / 2 ** 32));
  view.setUint32(padded.length - 4, bits >>> 0);
  for (let at = 0; at < padded.length; at += 64) compress(hash, padded, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setInt32(i * 4, hash[i]!);
  return digest;
}

const encoder = new TextEncoder();
const bytesOf = (data: Uint8Array | string) => (typeof data === 'string' ? encoder.encode(data) : data);

export function sha256(data: Uint8Array | string): Uint8Array {
  return finish(START.slice(), bytesOf(data), 0);
}

export function sha256Hex(data: Uint8Array | string): string {
  return hex(sha256(data));
}

/** HMAC with a fixed key: the key's two blocks are hashed once, so a message costs two more. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array | string) => Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = START.slice();
  const outer = START.slice();
  compress(
    inner,
    block.map((byte) => byte ^ 0x36),
    0,
  );
  compress(
    outer,
    block.map((byte) => byte ^ 0x5c),
    0,
  );
  return (message) => finish(outer.slice(), finish(inner.slice(), bytesOf(message), 64), 64);
}

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

export function isHex(text: string): boolean {
  return /^([0-9a-f]{2})*$/.test(text);
}

export function fromHex(text: string): Uint8Array {
  if (!isHex(text)) throw new Error(`"${text}" is not a row of hexadecimal bytes`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
