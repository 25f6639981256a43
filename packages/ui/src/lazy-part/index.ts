export { inTime, LoadTimeout } from './in-time.ts';
export { type LazyPart, lazyPart } from './lazy-part.ts';
export { type LazyOverlay, useLazyOverlay } from './useLazyOverlay.ts';
