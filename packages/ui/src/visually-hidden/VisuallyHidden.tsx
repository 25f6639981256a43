import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './VisuallyHidden.css.ts';

/**
 * Text for screen readers that the layout already conveys visually. Not for the name of an icon: use IconButton. Not
 * for information that is not visible anywhere: show it to everybody.
 */
export function VisuallyHidden({ children, ...root }: RootProps<HTMLSpanElement> & { children: ReactNode }) {
  return (
    <span {...root} className={css.hidden}>
      {children}
    </span>
  );
}
