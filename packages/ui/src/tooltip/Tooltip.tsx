import { type ReactElement, useId } from 'react';
import { attach } from '../popover/attach.tsx';
import type { RootProps } from '../root/root.ts';
import { type TipPlacement, tip } from './tip.ts';

/** The ref and the `data-` attributes are those of the element that is explained. */
export interface TooltipProps extends RootProps<HTMLElement> {
  /** The explanation, in a few words: read as the element's description. */
  words: string;
  /** @default 'top' */
  placement?: TipPlacement | undefined;
  /** One element that takes the focus: Button, LinkButton, Link or a native one. */
  children: ReactElement;
}

/**
 * Explains a control in a few words when it is pointed at, focused, or held under a finger. Nothing may be lost on
 * somebody who never sees it. Not for the name of an icon: IconButton shows it by itself. Not for what must be within
 * reach of every finger, nor for a link or a list: use Toggletip.
 */
export function Tooltip({ words, placement, children, ...root }: TooltipProps) {
  const id = useId();
  return (
    <>
      {attach(children, { ...root, 'aria-describedby': id, ...tip(words, placement) })}
      <span hidden id={id}>
        {words}
      </span>
    </>
  );
}
