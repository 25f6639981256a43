export { inTime, LoadTimeout } from './in-time.ts';
export { type LazyComponent, lazyComponent } from './lazy-component.ts';
export { useStarted } from './use-started.ts';
export { type LazyOverlay, useLazyOverlay } from './useLazyOverlay.ts';
