export interface Posted<R> {
  readonly body: R;
  /** What a browser would send back as its cookie. */
  readonly cookie: string;
}

/** Posts JSON as a page of the same origin would. */
export async function post<R>(port: number, path: string, body: unknown, cookie = ''): Promise<Posted<R>> {
  const origin = originOf(port);
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${text}`);
  const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]!);
  return { body: (text === '' ? undefined : JSON.parse(text)) as R, cookie: set.join('; ') };
}

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
