import { HARMONY_TILES, type HarmonyTile, type Kind, PARTS } from '../components.ts';
import { CONDITIONS } from '../conditions.ts';
import type { NameWords } from './dictionary.ts';

/** How a language speaks of the conditions of harmony tiles. */
export interface ConditionWords {
  readonly parts: NameWords['parts'];
  /** "garden"; null is any kind. */
  kind(kind: Kind | null): string;
  single(kind: string): string;
  row(kinds: readonly string[]): string;
  col(kinds: readonly string[]): string;
  /** Top, right, bottom, left. */
  diamond(kinds: readonly string[]): string;
  readonly square: string;
  sum(kind: Kind, comfort: number): string;
  together(shape: string, comfort: number): string;
}

/** Says what a tile asks for: "garden, faith, decoration from top to bottom". */
export function conditionIn(words: ConditionWords): Pick<NameWords, 'condition' | 'harmonyTile'> {
  const condition = (tile: HarmonyTile): string => {
    const { shape, kinds, comfort } = CONDITIONS[tile];
    if (shape === 'sum') return words.sum(kinds[0]!, comfort);
    const named = kinds.map(words.kind);
    const said = shape === 'single' ? words.single(named[0]!) : shape === 'square' ? words.square : words[shape](named);
    return comfort > 0 ? words.together(said, comfort) : said;
  };
  return {
    condition,
    harmonyTile: (tile) => `${words.parts[PARTS[HARMONY_TILES[tile].part]!]}: ${condition(tile)}`,
  };
}
