import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { refs } from '../root/refs.ts';
import * as css from './ActionBar.css.ts';
import { setStop, target } from './roving.ts';

export interface ActionBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'role'> {
  /** What its tools are for: "Crop", "Selected works". */
  label: string;
  /** The id of what they change, where it is one element. */
  controls?: string | undefined;
  /** Button (also with `pressed`), IconButton, MenuButton, LinkButton, SegmentedControl; a Divider between groups. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Many small tools that work on one thing, as one stop of Tab: arrows move among them (WAI-ARIA toolbar). It comes back
 * to the tool that was used last. Not for two or three buttons: use ButtonGroup. Not for what stands above a list to
 * search and narrow it: that is Toolbar, whose controls are stops of their own.
 */
export function ActionBar({ label, controls, children, onKeyDown, onFocus, ref, ...rest }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // After every change: a tool may have come, gone or been disabled.
  useEffect(() => {
    if (bar.current) setStop(bar.current);
  });

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    const next = event.target instanceof Element && target(currentTarget, event.target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const focus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    setStop(event.currentTarget, event.target);
  };

  return (
    <div
      {...rest}
      aria-controls={controls}
      aria-label={label}
      className={css.bar}
      onFocus={focus}
      onKeyDown={press}
      ref={refs(bar, ref)}
      role="toolbar"
    >
      {children}
    </div>
  );
}
