/** Where tests make a store stumble, or end its process. */
export interface Faults {
  at(point: 'before-commit' | 'after-commit'): void | Promise<void>;
}
