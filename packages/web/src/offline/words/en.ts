export const en = {
  ready: 'A new version of the site is ready.',
  takeOver: 'Reload now',
};

export type OfflineWords = typeof en;
