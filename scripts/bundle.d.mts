import type { BuildOptions } from 'esbuild';

/** Bundles with esbuild into `options.outdir`, unless that has been done and nothing has changed since. */
export function bundle(options: BuildOptions & { readonly outdir: string }, maker: string): Promise<void>;
