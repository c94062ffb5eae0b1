import { shorten } from './args.ts';
import { Failure } from './failure.ts';

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  ENAMETOOLONG: 'the name is too long',
};

const WRITING: Readonly<Record<string, string>> = {
  ...READING,
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

export function unreadable(name: string, error: unknown): Failure {
  return new Failure(`${shorten(name)} cannot be read: ${reasonIn(READING, error)}.`);
}

export function unwritable(name: string, error: unknown): Failure {
  return new Failure(`${shorten(name)} cannot be written: ${reasonIn(WRITING, error)}.`);
}

function reasonIn(reasons: Readonly<Record<string, string>>, error: unknown): string {
  return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? 'the file system refuses';
}

/** Whether an error is the file system's, and about this file or one that was to become it. */
export function isAboutFile(error: unknown, file: string): boolean {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined && (path === undefined || path.startsWith(file));
}
