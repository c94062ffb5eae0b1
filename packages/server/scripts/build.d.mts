import type { BuildOptions } from 'esbuild';

export const botEntries: Record<string, string>;
export function settings(entryPoints: Record<string, string>, outdir: string): BuildOptions;
export function buildServer(outdir?: string): Promise<{ readonly main: string; readonly index: string }>;
