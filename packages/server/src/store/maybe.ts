/** What is there at once, or will be: most of the time nobody has to wait, and waiting for nothing has its price too. */
export type Maybe<T> = T | Promise<T>;

/** Goes on with it: at once, if it is there. */
export function andThen<T, R>(value: Maybe<T>, next: (value: T) => Maybe<R>): Maybe<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
