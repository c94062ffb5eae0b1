/** How many letters `JSON.stringify` would take for plain data; once it is more than `most`, only that it is more. */
export function jsonLength(value: unknown, most = Number.POSITIVE_INFINITY): number {
  switch (typeof value) {
    case 'string':
      return stringLength(value);
    case 'number':
      return numberLength(value);
    case 'boolean':
      return value ? 4 : 5;
    case 'object':
      if (value === null) return 4;
      return Array.isArray(value) ? arrayLength(value, most) : fieldsLength(value as Record<string, unknown>, most);
    default:
      return 4;
  }
}

function arrayLength(array: readonly unknown[], most: number): number {
  let length = 1 + Math.max(1, array.length);
  for (let i = 0; i < array.length && length <= most; i++) length += jsonLength(array[i], most - length);
  return length;
}

function fieldsLength(fields: Record<string, unknown>, most: number): number {
  let length = 1;
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined) continue;
    length += stringLength(key) + 2 + jsonLength(value, most - length);
    if (length > most) return length;
  }
  return length === 1 ? 2 : length;
}

function numberLength(value: number): number {
  if (value >= 0 && value < 10 && Number.isInteger(value)) return 1;
  return Number.isFinite(value) ? `${value}`.length : 4;
}

function stringLength(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // Quotes, control letters and halves of pairs are spelled differently.
    if (code < 0x20 || code === 0x22 || code === 0x5c || code >= 0xd800) return JSON.stringify(text).length;
  }
  return text.length + 2;
}
