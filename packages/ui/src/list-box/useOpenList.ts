import { useEffect, useState } from 'react';
import { useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { listPopover } from './list-popover.ts';
import { strings } from './strings.ts';

/** A floating list that opens once it has loaded, and its active option. */
export interface OpenList {
  /** Whether it should be open; it shows once its code has loaded. */
  open: boolean;
  /** Value of the active option. Not an index, so that it survives options moving or being removed. */
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
  // Keyboard users may press the next key right after Tab, before any hover: preload when the page is idle.
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
