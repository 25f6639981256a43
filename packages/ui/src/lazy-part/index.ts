export { inTime, LoadTimeout } from './in-time.ts';
export { type LazyPart, lazyPart } from './lazy-part.ts';
export { useStarted } from './use-started.ts';
export { type LazyOverlay, useLazyOverlay } from './useLazyOverlay.ts';
