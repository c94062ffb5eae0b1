import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes when it is opened. */
export interface LazyPage {
  /** Brings the code, if it is not here yet. */
  readonly load: () => Promise<unknown>;
  readonly now: () => ComponentType;
}

export function page(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let ready: ComponentType | undefined;
  const once = async () => {
    const module = await load();
    ready = module.default;
    return module;
  };
  const Later = lazy(once);
  return { load: once, now: () => ready ?? Later };
}

/** Once its code is here, a page is shown without any waiting. */
export function Opened({ page }: { page: LazyPage }) {
  // Kept for as long as the page is open: another component would be another page.
  const [Shown] = useState(page.now);
  return <Shown />;
}
