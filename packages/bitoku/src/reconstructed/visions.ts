/** Vision cards: `vision-01` is in the rulebook, and two others must fit its example of the Ascension. */

/** What a vision asks for. A united pair is two elements, a mitama and a dragonfly. */
export const VISION_ELEMENTS = [
  'resource',
  'building',
  'crystal',
  'mitama',
  'united',
  'insight',
  'torii',
  'visited',
] as const;
export type VisionElement = (typeof VISION_ELEMENTS)[number];

export interface VisionFacts {
  readonly needs: Readonly<Partial<Record<VisionElement, number>>>;
  readonly vp: number;
  /** What is lost if it is not fulfilled. */
  readonly penalty: 1 | 2;
}

const sees = (needs: VisionFacts['needs'], vp: number, penalty: 1 | 2): VisionFacts => ({ needs, vp, penalty });

export const VISIONS = {
  'vision-01': sees({ building: 2, resource: 1, united: 1 }, 6, 2),
  'vision-02': sees({ building: 1, visited: 2, united: 1 }, 6, 2),
  'vision-03': sees({ building: 1, torii: 1, mitama: 1 }, 5, 1),
  'vision-04': sees({ crystal: 3, resource: 1 }, 6, 2),
  'vision-05': sees({ crystal: 2, visited: 1 }, 5, 1),
  'vision-06': sees({ crystal: 1, building: 1, insight: 1 }, 5, 1),
  'vision-07': sees({ crystal: 2, torii: 1, resource: 2 }, 7, 2),
  'vision-08': sees({ mitama: 2, crystal: 1, resource: 1 }, 5, 1),
  'vision-09': sees({ mitama: 3, resource: 1 }, 5, 1),
  'vision-10': sees({ mitama: 2, united: 1 }, 4, 1),
  'vision-11': sees({ united: 2, crystal: 1 }, 5, 1),
  'vision-12': sees({ united: 2, insight: 1, resource: 1 }, 6, 2),
  'vision-13': sees({ united: 3, visited: 1 }, 6, 2),
  'vision-14': sees({ united: 1, torii: 1, visited: 1 }, 5, 1),
  'vision-15': sees({ insight: 2, resource: 1 }, 4, 1),
  'vision-16': sees({ insight: 2, crystal: 1, visited: 1 }, 6, 2),
  'vision-17': sees({ insight: 1, torii: 1, mitama: 1 }, 5, 1),
  'vision-18': sees({ torii: 2, resource: 1 }, 4, 1),
  'vision-19': sees({ torii: 2, building: 1 }, 5, 1),
  'vision-20': sees({ torii: 1, insight: 1, united: 1, resource: 2 }, 7, 2),
  'vision-21': sees({ visited: 3, resource: 1 }, 5, 1),
  'vision-22': sees({ visited: 2, torii: 1, crystal: 1 }, 6, 2),
  'vision-23': sees({ visited: 2, mitama: 1, insight: 1 }, 6, 2),
  'vision-24': sees({ building: 2, crystal: 1 }, 5, 1),
  'vision-25': sees({ building: 2, mitama: 1, torii: 1 }, 6, 2),
  'vision-26': sees({ building: 3, insight: 1 }, 7, 2),
  'vision-27': sees({ building: 2, crystal: 2, visited: 1, insight: 1 }, 10, 2),
  'vision-28': sees({ mitama: 2, united: 2, crystal: 1, torii: 1 }, 9, 2),
} as const satisfies Record<string, VisionFacts>;
