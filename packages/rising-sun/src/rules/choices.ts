import type { Choice } from '@engawa/kernel';
import { PROVINCES } from '../components.ts';

/** Puts the names of provinces on a list. */
export function addProvinces(list: Choice[], provinces: readonly number[]): void {
  for (let i = 0; i < provinces.length; i++) list.push(PROVINCES[provinces[i]!]!);
}
