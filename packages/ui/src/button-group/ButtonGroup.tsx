import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'role'> {
  /** Names the group; needed if the buttons don't make clear what they belong to. */
  label?: string | undefined;
  /** Joins the buttons into one shape: a split button, previous and next. */
  attached?: boolean | undefined;
  /** Button, IconButton, LinkButton or MenuButton; at most one of them primary. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Related buttons, each a tab stop. Attached, a Button and an icon-only MenuButton form a split button. Not for many
 * small tools: use ActionBar, a single tab stop. Not for a choice of one: use SegmentedControl.
 */
export function ButtonGroup({ label, attached = false, children, ...rest }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div {...rest} aria-label={label} className={attached ? css.attached : css.spaced} role="group">
      {children}
    </div>
  );
}
