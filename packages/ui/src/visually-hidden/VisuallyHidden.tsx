import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './VisuallyHidden.css.ts';

/**
 * Words for a screen reader that the layout already shows in another way. Not for the name of an icon: use IconButton.
 * Not for what is drawn nowhere: write it for everybody.
 */
export function VisuallyHidden({ children, ...root }: RootProps<HTMLSpanElement> & { children: ReactNode }) {
  return (
    <span {...root} className={css.hidden}>
      {children}
    </span>
  );
}
