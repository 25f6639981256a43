import type { ComponentType } from 'react';
import { type LazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { strings } from './strings.ts';

/** State of a lazily downloaded calendar. */
export interface LazyPopup<Props> {
  Part: ComponentType<Props> | null;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Opens it; if the download fails, says so: the date can still be typed. */
  show: () => void;
  /** Handlers of the button. The press that closed the calendar must not open it again. */
  press: { onPointerDown: () => void; onClick: (event?: { detail: number }) => void };
  /** Starts the download. */
  intent: () => void;
}

export function useLazyPopup<Props>(part: LazyComponent<Props>): LazyPopup<Props> {
  const string = useStrings(strings);
  const { Part, open, setOpen, show, intent, press } = useLazyOverlay(part, () => toast.warning(string('failed')));
  return {
    Part,
    open,
    setOpen,
    show,
    intent: intent.onFocus,
    press: { onPointerDown: intent.onPointerDown, onClick: press },
  };
}
