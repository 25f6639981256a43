import { Root } from 'radix-ui/slot';
import type { HTMLAttributes, ReactElement, Ref, SyntheticEvent } from 'react';

interface Added extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
}

type Handler = (event: SyntheticEvent) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/u.test(name) && typeof value === 'function';

/**
 * Adds props to an element: its own handlers run first and may prevent ours, both refs are set, both descriptions are
 * joined; otherwise its own props win.
 */
export function attach(element: ReactElement, { ref, ...added }: Added): ReactElement {
  const ours = Object.entries(added).map(([name, value]) => [
    name,
    // Radix would run ours regardless of `defaultPrevented`.
    isHandler(name, value) ? (event: SyntheticEvent) => event.defaultPrevented || value(event) : value,
  ]);
  return (
    <Root {...Object.fromEntries(ours)} ref={ref}>
      {element}
    </Root>
  );
}
