/** SQLSTATE classes: what is wrong with the data, or with what others did to them at the same time. */
const OWN_STATES = ['22', '23', '25', '40', '42', '54'];
const OWN_CODES = ['SQLITE_CONSTRAINT', 'SQLITE_TOOBIG', 'SQLITE_MISMATCH', 'SQLITE_RANGE'];

/** Whether an error is about one entry, and not about the store: then the next entry may well succeed. */
export function isAboutOneEntry(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return error instanceof TypeError;
  return OWN_CODES.some((own) => code.startsWith(own)) || OWN_STATES.some((own) => isStateOf(own, code));
}

/** A serialisation failure or a deadlock: nothing is wrong, somebody was just in the way. */
export function wasInTheWay(error: unknown): boolean {
  return isStateOf('40', codeOf(error) ?? '');
}

/** Whether a connection to PostgreSQL is of no more use: the server said so, or there was no answer at all. */
export function breaksConnection(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return code.length !== 5 || code.startsWith('08') || code.startsWith('57P');
}

export function isMissingTable(error: unknown): boolean {
  const isSqlite = error instanceof Error && error.message.startsWith('no such table');
  return isSqlite || codeOf(error) === '42P01';
}

function isStateOf(sqlClass: string, code: string): boolean {
  return code.length === 5 && code.startsWith(sqlClass);
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
