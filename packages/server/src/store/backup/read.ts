import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { FORMAT, type Header, type Trailer } from './file.ts';
import { isTableName, type TableShape, type Value } from './tables.ts';

const ROWS_AT_ONCE = 250;
const NEW_LINE = 0x0a;

export interface Rows {
  readonly shape: TableShape;
  readonly rows: Value[][];
}

/** Reads the header alone. */
export async function readHeader(name: string): Promise<Header> {
  for await (const line of linesOf(name)) return checkHeader(parse(line, name), name);
  throw damaged(name, 'it is empty');
}

/** All rows, a few at a time. Throws at the end, if not before, when a byte is missing or not as it was written. */
export async function* readRows(name: string): AsyncGenerator<Rows> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let isFirst = true;
  let shape: TableShape | undefined;
  let rows: Value[][] = [];
  let trailer: Trailer | undefined;
  for await (const line of linesOf(name)) {
    if (trailer) throw damaged(name, 'something follows its end');
    const content = parse(line, name);
    if (isTrailer(content)) {
      trailer = content;
      continue;
    }
    hash.update(line);
    if (isFirst) {
      checkHeader(content, name);
      isFirst = false;
    } else if (Array.isArray(content)) {
      if (!shape || content.length !== shape.columns.length) throw damaged(name, 'a row does not fit its table');
      counts[shape.table] = (counts[shape.table] ?? 0) + 1;
      rows.push(content as Value[]);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield { shape, rows };
      rows = [];
    } else {
      if (shape && rows.length > 0) yield { shape, rows };
      rows = [];
      shape = checkShape(content, name);
      counts[shape.table] = 0;
    }
  }
  if (shape && rows.length > 0) yield { shape, rows };
  if (!trailer) throw damaged(name, 'its end is missing');
  if (JSON.stringify(trailer.rows) !== JSON.stringify(counts)) throw damaged(name, 'rows are missing');
  if (trailer.sha256 !== hash.digest('hex')) throw damaged(name, 'its content has changed since it was written');
}

function checkHeader(content: unknown, name: string): Header {
  const { engawa, format, schema } = fieldsOf(content);
  if (engawa !== 'backup' || typeof schema !== 'string') throw new Error(`${name} is not a backup of Engawa.`);
  if (format !== FORMAT) throw new Error(`${name} is a backup in a format that this version of Engawa does not know.`);
  return { engawa, format, schema };
}

function checkShape(content: unknown, name: string): TableShape {
  const { table, columns } = fieldsOf(content);
  if (typeof table === 'string' && isTableName(table) && Array.isArray(columns)) return { table, columns };
  throw damaged(name, 'it has a table that nobody knows');
}

function isTrailer(content: unknown): content is Trailer {
  return fieldsOf(content).end === 'backup';
}

function fieldsOf(content: unknown): Readonly<Record<string, unknown>> {
  return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
}

function parse(line: Buffer, name: string): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw damaged(name, 'a line cannot be read');
  }
}

function damaged(name: string, why: string): Error {
  return new Error(`${name} is damaged or not complete: ${why}.`);
}

/** Each with its line feed. */
async function* linesOf(name: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of createReadStream(name) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      parts.push(chunk.subarray(start, end + 1));
      yield Buffer.concat(parts);
      parts = [];
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
  }
  if (parts.some((part) => part.length > 0)) throw damaged(name, 'its last line is not complete');
}
