import { useState } from 'react';

/** Open or closed, kept by the caller where it wants to. */
export interface Openness {
  /** Whether it is open, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is open at first, where the caller does not. */
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
