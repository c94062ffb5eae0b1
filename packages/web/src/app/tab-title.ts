/** What the browser's tab says: how many tables wait, which page this is, whose site it is. */
export function tabTitle(page: string | undefined, waiting: number): string {
  return `${waiting > 0 ? `(${waiting}) ` : ''}${page ? `${page} · ` : ''}Engawa`;
}
