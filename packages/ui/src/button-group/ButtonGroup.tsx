import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'role'> {
  /** Names the group; needed where the buttons do not say by themselves what they belong to. */
  label?: string | undefined;
  /** Joins them into one shape: a button with a menu of its variants, steps back and forward. */
  attached?: boolean | undefined;
  /** Button, IconButton, LinkButton or MenuButton; at the most one of them primary. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Buttons that belong together, each a stop of Tab. Attached, a Button and a MenuButton that is an icon alone make a
 * split button. Not for many small tools: use ActionBar, one stop in all. Not for a choice of one: use SegmentedControl.
 */
export function ButtonGroup({ label, attached = false, children, ...rest }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div {...rest} aria-label={label} className={attached ? css.attached : css.spaced} role="group">
      {children}
    </div>
  );
}
