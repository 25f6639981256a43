import type { HTMLAttributes, Ref } from 'react';
import * as css from './Divider.css.ts';

export interface DividerProps extends Omit<HTMLAttributes<HTMLHRElement>, 'className' | 'style' | 'children'> {
  ref?: Ref<HTMLHRElement> | undefined;
}

/**
 * A hairline between groups that space alone does not separate. A screen reader hears it as a separator.
 * Not between the parts of a screen: Section has its space and its heading. Not under every row: lists draw their own.
 */
export function Divider(props: DividerProps) {
  return <hr {...props} className={css.divider} />;
}
