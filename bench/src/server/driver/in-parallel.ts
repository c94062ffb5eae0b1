/** Does the work for all, so many at a time. */
export async function inParallel<T>(
  all: readonly T[],
  atATime: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const queue = all.values();
  const worker = async () => {
    for (const one of queue) await work(one);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
