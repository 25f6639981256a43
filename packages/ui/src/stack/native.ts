import type { HTMLAttributes, Ref } from 'react';

/** What a layout passes on to its element: all native props except the ones for styling. */
export type NativeProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLElement> | undefined;
};
