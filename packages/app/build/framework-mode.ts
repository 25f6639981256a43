import { createContext, type Ref } from 'react';

/*
 * Stands in for react-router's `lib/dom/ssr/components.js`: what documents rendered by a server need, as far as links use it. A data-mode app has
 * no FrameworkContext, and without one every function there does exactly this.
 */

export const FrameworkContext = createContext(undefined);

/** Links prefetch nothing by themselves: RouterAnchor brings a screen's chunk on intent. */
export const usePrefetchBehavior = () => [false, null, {}] as const;

export const mergeRefs = (ref: Ref<unknown>) => ref;

const Nothing = () => null;

export { Nothing as PrefetchPageLinks };
