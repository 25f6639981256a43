import { useState } from 'react';

/** Open state, controlled or not. */
export interface Openness {
  /** Open state, if controlled. */
  open?: boolean | undefined;
  /** Initial state, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export function useOpen({ open, defaultOpen = false, onOpenChange }: Openness): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const change = (next: boolean) => {
    if (open === undefined) setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, change];
}
