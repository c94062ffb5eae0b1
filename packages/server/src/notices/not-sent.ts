const REASONS = {
  'not-public': 'the address is not public',
  'host-not-public': 'the host is not public',
  'no-host': 'the host has no address',
  'no-answer': 'the connection was closed without an answer',
  'other-protocol': 'the answer goes on in another protocol',
} as const;

/** Why nothing was sent. Its code may stand in a log, as those of Node's errors may, whose messages name the address. */
export class NotSent extends Error {
  readonly code: keyof typeof REASONS;

  constructor(code: keyof typeof REASONS) {
    super(REASONS[code]);
    this.code = code;
  }
}
