import { createContext, type Ref } from 'react';

/*
 * Replaces react-router's `lib/dom/ssr/components.js`: the parts for server rendering that links use. A data-mode app
 * has no FrameworkContext, and without one every function there does exactly this.
 */

export const FrameworkContext = createContext(undefined);

/** Links prefetch nothing automatically: RouterAnchor loads a screen's chunk on intent. */
export const usePrefetchBehavior = () => [false, null, {}] as const;

export const mergeRefs = (ref: Ref<unknown>) => ref;

const Nothing = () => null;

export { Nothing as PrefetchPageLinks };
