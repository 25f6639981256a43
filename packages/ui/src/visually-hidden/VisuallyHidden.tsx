import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

/** Words for a screen reader that the layout already shows in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
