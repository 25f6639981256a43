export { afterPress, atRelease } from './afterPress.ts';
export { useObjection } from './useObjection.ts';
