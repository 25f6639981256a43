import { useEffect, useState } from 'react';
import { useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { listPopover } from './list-popover.ts';
import { strings } from './strings.ts';

/** A floating list that opens as soon as it is there, and the option in it that the keys are on. */
export interface OpenList {
  /** Whether it is wanted; it is seen once its part has been fetched. */
  open: boolean;
  /** The value of the option the keys are on: an option that moves or goes takes nothing else's place. */
  active: string | null;
  show: (active?: string | null) => void;
  close: () => void;
  activate: (value: string | null) => void;
  /** Starts the download. */
  preload: () => void;
}

const preload = () => void listPopover.preload();

export function useOpenList(): OpenList {
  const string = useStrings(strings);
  // Whoever has come by Tab presses the next key at once: an idle page fetches the list before anybody points at it.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const waiting = requestIdleCallback(preload);
    return () => cancelIdleCallback(waiting);
  }, []);
  const { open, setOpen, show } = useLazyOverlay(listPopover, () => toast.warning(string('failed')));
  const [active, setActive] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  return {
    open,
    active,
    show: (at = null) => {
      setActive(at);
      show();
    },
    close,
    activate: setActive,
    preload,
  };
}
