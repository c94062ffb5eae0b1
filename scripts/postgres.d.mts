export function findPostgres(): string | undefined;
export function needPostgres(): void;
