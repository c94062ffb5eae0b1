/** What is drawn in spring; after that it does not matter what comes. */
export const lots: readonly string[] = [
  // The war provinces, in the order of the war.
  ...['oshu', 'kyoto', 'kansai', 'edo', 'nagato'],
  // Four tiles for the first mandate, then one for each.
  ...['recruit', 'train', 'betray', 'harvest', 'marshal', 'harvest', 'train', 'betray', 'marshal', 'recruit'],
];
