import { useSettings } from '../../settings/settings.ts';
import { dayIn } from './dates.ts';

export function useDay(): (time: number) => string {
  return dayIn(useSettings((settings) => settings.language));
}
