import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LazyComponent } from './lazy-component.ts';

interface Controlled {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export interface LazyOverlay<Props> {
  /** The overlay; null until it has been downloaded. */
  Part: ComponentType<Props> | null;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Opens the overlay. If it fails to download, closes again and calls onFailed. */
  show: () => void;
  /** For the trigger: starts the download on intent. */
  intent: { onFocus: () => void; onPointerEnter: () => void; onPointerDown: () => void };
  /** A press on the trigger: opens the overlay, unless the same press has just closed it. */
  press: (event?: { detail: number }) => void;
}

/**
 * Shared by every trigger of a heavy overlay: downloads on intent, never loses a press, reports a failed download.
 * @param part the overlay
 * @param onFailed called when it cannot be downloaded
 * @param control open state, when the owner controls it
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
        // An overlay still loading cannot have been closed by this press.
        inSightAtPress.current = inSight;
        preload();
      },
    },
    press: (event) => {
      // A keyboard press closes nothing, whatever the pointer did before: its click has detail 0.
      if (!inSightAtPress.current || event?.detail === 0) setOpen(true);
      inSightAtPress.current = false;
    },
  };
}
