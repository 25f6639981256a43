import type { HTMLAttributes, Ref } from 'react';
import * as css from './Divider.css.ts';

export interface DividerProps extends Omit<HTMLAttributes<HTMLHRElement>, 'className' | 'style' | 'children'> {
  ref?: Ref<HTMLHRElement> | undefined;
}

/**
 * A line between groups that spacing alone does not separate. Exposed as a separator. Not between the parts of a
 * screen: Section has its own spacing and heading. Not under every row: lists draw their own.
 */
export function Divider(props: DividerProps) {
  return <hr {...props} className={css.divider} />;
}
