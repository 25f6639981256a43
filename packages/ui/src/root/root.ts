import type { Ref } from 'react';

/**
 * What every component passes on to its outermost element: the ref, and every `data-` attribute. A field with one
 * native control passes both on to that; an overlay, to its window. A component that destructures all its own props
 * spreads the rest on that element; one that passes its props on whole spreads `rootOf` them.
 */
export interface RootProps<Root extends Element> {
  ref?: Ref<Root> | undefined;
  /** For tests, analytics, or the page's own hooks. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Picks the ref and the `data-` attributes from a component's props. */
export const rootOf = <Root extends Element>(props: RootProps<Root>): RootProps<Root> =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => name === 'ref' || name.startsWith('data-')),
  ) as RootProps<Root>;
