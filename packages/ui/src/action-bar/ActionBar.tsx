import { Root } from 'radix-ui/toolbar';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './ActionBar.css.ts';

export interface ActionBarProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'role' | 'defaultValue' | 'dir'> {
  /** What its tools are for: "Crop", "Selected works". */
  label: string;
  /** The id of what they change, where it is one element. */
  controls?: string | undefined;
  /** ActionBarTool and ActionBarChoice; a Divider between groups. What is none of these is a stop of Tab of its own. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Many small tools that work on one thing, as one stop of Tab: arrows move among them (WAI-ARIA toolbar). It comes back
 * to the tool that was used last. Not for two or three buttons: use ButtonGroup. Not for what stands above a list to
 * search and narrow it: that is Toolbar, whose controls are stops of their own.
 */
export function ActionBar({ label, controls, children, ...rest }: ActionBarProps) {
  return (
    <Root {...rest} aria-controls={controls} aria-label={label} className={css.bar}>
      {children}
    </Root>
  );
}
