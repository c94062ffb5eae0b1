/** The lots, in the order in which they are drawn; after the last one they come from the seed of the lesson. */
export const lots: readonly (number | string)[] = [
  ...['torii-a2', 'torii-a1', 'torii-b1', 'torii-b7'],
  ...['lake-pearl', 'lake-mirror', 'lake-fan', 'lake-bell', 'lake-comb'],
  ...['ancient-1', 'ancient-4', 'ancient-2', 'ancient-6'],
  ...['mitama-ara-1', 'mitama-nigi-1', 'mitama-kushi-1', 'mitama-saki-1'],
  ...['dragonfly-02a', 'dragonfly-05a', 'dragonfly-01a', 'dragonfly-04a'],
  ...['farm-1', 'onsen-3', 'ryokan-1', 'temple-2'],
  ...['dream-12', 'mastery-05', 'dream-03', 'memory-06'],
  // What both begin with, and the Rock Garden.
  ...['iwa-kushi', 'iwa-ara'],
  ...['iwa-kappa', 'iwa-nezumi', 'iwa-saki', 'iwa-nigi', 'iwa-farm-ryokan', 'iwa-kitsune'],
  // The hills.
  ...['makoto', 'jin', 'chugi', 'yu'],
  ...['kitsune-1', 'shin-okami-1', 'nezumi-1', 'kappa-1'],
  ...['dragonfly-14a', 'vision-10', 'dragonfly-13a', 'vision-05'],
  // The learner goes first.
  1,
  // The first hands.
  ...['start-kappa', 'start-nezumi', 'start-shin-okami', 'start-imomushi'],
  ...['start-imomushi', 'start-kappa', 'start-kitsune', 'start-nezumi'],
];
