export type { Gap } from './gap.css.ts';
export type { NativeProps } from './native.ts';
export { Stack, type StackProps } from './Stack.tsx';
