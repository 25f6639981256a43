import type { HTMLAttributes, Ref } from 'react';

/** What a layout primitive passes on to its element: everything native but the escape hatches of style. */
export type NativeProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLElement> | undefined;
};
