import { type ReactElement, useId } from 'react';
import { attach } from '../popover/attach.tsx';
import type { RootProps } from '../root/root.ts';
import { type TipPlacement, tip } from './tip.ts';

/** The ref and the `data-` attributes apply to the explained element. */
export interface TooltipProps extends RootProps<HTMLElement> {
  /** The explanation, in a few words: the element's accessible description. */
  text: string;
  /** @default 'top' */
  placement?: TipPlacement | undefined;
  /** One focusable element: Button, LinkButton, Link or a native one. */
  children: ReactElement;
}

/**
 * Explains a control in a few words on hover, focus or long press. Must not be essential: some users never see it. Not
 * for the name of an icon: IconButton shows it itself. Not for information that touch users need, nor for a link or a
 * list: use Toggletip.
 */
export function Tooltip({ text, placement, children, ...root }: TooltipProps) {
  const id = useId();
  return (
    <>
      {attach(children, { ...root, 'aria-describedby': id, ...tip(text, placement) })}
      <span hidden id={id}>
        {text}
      </span>
    </>
  );
}
