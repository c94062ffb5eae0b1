/** Where tests make a store stumble, or end its process. `before-sync`: committed, and not yet on the disk; libsql alone. */
export interface Faults {
  at(point: 'before-commit' | 'before-sync' | 'after-commit'): void | Promise<void>;
}
