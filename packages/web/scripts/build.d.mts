/** Builds the site into the folder, unless it is there already and nothing has changed since. */
export function buildSite(folder: string): Promise<string>;
