export { type NavigationBlocker, UnsavedGuard, type UnsavedGuardProps } from './UnsavedGuard.tsx';
export { type UnsavedGuardOptions, type UnsavedGuardState, useUnsavedGuard } from './useUnsavedGuard.ts';
