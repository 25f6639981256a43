import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LazyComponent } from './lazy-component.ts';

interface Controlled {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export interface LazyOverlay<Props> {
  /** What floats; null until it has been downloaded. */
  Part: ComponentType<Props> | null;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Opens it. Closes it again, and tells so, when what it shows cannot be downloaded. */
  show: () => void;
  /** For the trigger: starts the download when somebody is about to press. */
  intent: { onFocus: () => void; onPointerEnter: () => void; onPointerDown: () => void };
  /** A press on the trigger: opens it, unless that same press has just closed it. */
  press: (event?: { detail: number }) => void;
}

/**
 * What everything does that opens a heavy overlay: download on intent, never lose a press, say when it failed.
 * @param part what floats
 * @param onFailed told when it cannot be downloaded
 * @param control where the owner holds whether it is open
 */
export function useLazyOverlay<Props>(
  part: LazyComponent<Props>,
  onFailed: () => void,
  control: Controlled = {},
): LazyOverlay<Props> {
  const [own, setOwn] = useState(false);
  const open = control.open ?? own;
  const Part = part.useComponent();
  const inSight = open && Part !== null;
  const inSightAtPress = useRef(false);
  const preload = () => void part.preload();

  const setOpen = (next: boolean) => {
    setOwn(next);
    if (next !== open) control.onOpenChange?.(next);
  };
  const fail = useEffectEvent(() => {
    setOpen(false);
    onFailed();
  });
  useEffect(() => {
    if (open) void part.preload().then((there) => there || fail());
  }, [open, part]);

  return {
    Part,
    open,
    setOpen,
    show: () => setOpen(true),
    intent: {
      onFocus: preload,
      onPointerEnter: preload,
      onPointerDown: () => {
        // What is still on its way cannot have been closed by this press.
        inSightAtPress.current = inSight;
        preload();
      },
    },
    press: (event) => {
      // A key's press closes nothing, whatever the pointer did before it: its click has no count.
      if (!inSightAtPress.current || event?.detail === 0) setOpen(true);
      inSightAtPress.current = false;
    },
  };
}
