import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './VisuallyHidden.css.ts';

/** Words for a screen reader that the layout already shows in another way. */
export function VisuallyHidden({ children, ...root }: RootProps<HTMLSpanElement> & { children: ReactNode }) {
  return (
    <span {...root} className={css.hidden}>
      {children}
    </span>
  );
}
