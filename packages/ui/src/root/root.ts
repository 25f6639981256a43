import type { Ref } from 'react';

/**
 * What every component passes on to its outermost element: the ref, and every `data-` attribute. A field of one native
 * control passes both on to that; what opens over the page, to its window. A component that names all its own props
 * spreads the rest on that element; one that hands them on whole spreads `rootOf` them.
 */
export interface RootProps<Root extends Element> {
  ref?: Ref<Root> | undefined;
  /** For a test, an analysis, or whatever the page hangs on it. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The ref and the `data-` attributes among a component's props. */
export const rootOf = <Root extends Element>(props: RootProps<Root>): RootProps<Root> =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => name === 'ref' || name.startsWith('data-')),
  ) as RootProps<Root>;
