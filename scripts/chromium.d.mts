export function findChromium(): string | undefined;
export function needChromium(): void;
