import { Root } from 'radix-ui/toolbar';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './ActionBar.css.ts';

export interface ActionBarProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'role' | 'defaultValue' | 'dir'> {
  /** Purpose of the tools: "Crop", "Selected works". */
  label: string;
  /** Id of the element they change, if it is one element. */
  controls?: string | undefined;
  /** ActionBarTool and ActionBarChoice, with a Divider between groups. Any other element is a separate tab stop. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A group of small tools for one object with a single tab stop: arrow keys move between them (WAI-ARIA toolbar), and
 * Tab returns to the tool that was used last. Not for two or three buttons: use ButtonGroup. Not for the search and
 * filters above a list: use Toolbar, whose controls are separate tab stops.
 */
export function ActionBar({ label, controls, children, ...rest }: ActionBarProps) {
  return (
    <Root {...rest} aria-controls={controls} aria-label={label} className={css.bar}>
      {children}
    </Root>
  );
}
