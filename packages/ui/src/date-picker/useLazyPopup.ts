import type { ComponentType } from 'react';
import { type LazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { strings } from './strings.ts';

/** What opens and closes a calendar that is downloaded when it is first wanted. */
export interface LazyPopup<Props> {
  Part: ComponentType<Props> | null;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Opens it; where it cannot be downloaded, says so: the day can still be typed. */
  show: () => void;
  /** A press on the button: the press that closed the open calendar is not also one that opens it. */
  press: { onPointerDown: () => void; onClick: (event?: { detail: number }) => void };
  /** Starts the download: somebody is near. */
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
