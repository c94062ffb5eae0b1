/** A part of the drawing for whoever listens: a picture with a name, a group of what can be chosen, or an ornament. */
export const picture = (name: string) => ({ role: 'img', 'aria-label': name }) as const;
export const group = (name: string) => ({ role: 'group', 'aria-label': name }) as const;
export const ORNAMENT = { 'aria-hidden': true } as const;
