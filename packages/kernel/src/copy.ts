/** Copies plain data. The copy has the shapes of the original, so that rules run on both at the same speed. */
export function copy<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? copyArray(value) : copyRecord(value as Record<string, unknown>)) as V;
}

function copyArray(from: readonly unknown[]): unknown[] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const value = to[i];
    if (typeof value !== 'object') continue;
    if (value !== null) to[i] = Array.isArray(value) ? copyArray(value) : copyRecord(value as Record<string, unknown>);
  }
  return to;
}

function copyRecord(from: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const to = { ...from };
  for (const key in to) {
    const value = to[key];
    if (typeof value !== 'object') continue;
    if (value !== null)
      to[key] = Array.isArray(value) ? copyArray(value) : copyRecord(value as Record<string, unknown>);
  }
  return to;
}
