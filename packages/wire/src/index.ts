export * from './connection.ts';
export * from './frames.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './refusals.ts';
export * from './settings.ts';
export * from './shown.ts';
export * from './tables.ts';
