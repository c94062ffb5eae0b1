export function findRedis(): string | undefined;
export function needRedis(): void;
