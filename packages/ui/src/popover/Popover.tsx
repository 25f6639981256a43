import { type ReactElement, type ReactNode, useRef } from 'react';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { toast } from '../toast/index.ts';
import { attach } from './attach.tsx';
import type { PopoverLayerProps, PopoverSize } from './PopoverLayer.tsx';
import { strings } from './strings.ts';

const layer = lazyComponent<PopoverLayerProps>(() => import('./PopoverLayer.tsx').then((part) => part.PopoverLayer));

/** Preferred position beside the trigger; flips to the other side if there is no room. */
export type Placement = 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';

/** Content, or a function that renders it and gets a callback to close. */
export type Closable = ReactNode | ((close: () => void) => ReactNode);

interface Named {
  /** Heading and accessible name. */
  title: ReactNode;
  label?: never;
}

interface Labelled {
  title?: never;
  /** Accessible name, if there is no heading. */
  label: string;
}

interface Content extends RootProps<HTMLElement> {
  /** The button that opens it: Button, IconButton or a native one. Gets `aria-expanded`. */
  trigger: ReactElement;
  children: Closable;
  /** Buttons in the footer, the primary one last. */
  footer?: Closable;
  /** @default 'bottom start' */
  placement?: Placement | undefined;
  /** Maximum width: 256, 352 or 480 px; never wider than the window. @default 'medium' */
  size?: PopoverSize | undefined;
  /** Screen readers read its content when it opens: for a sentence or two. */
  described?: boolean | undefined;
  /** For controlled use. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The ref and the `data-` attributes apply to the surface: the trigger is the caller's own element. */
export type PopoverProps = (Named | Labelled) & Content;

/**
 * A small surface beside the button that opens it: a few controls, a summary, a short form. The focus moves in and
 * returns on close; Escape and pressing outside close it. Its surface is downloaded when the button is hovered or
 * focused. Not for a list of actions: use MenuButton. Not for a short explanation: use Tooltip or Toggletip. Not for
 * tasks that need the user's full attention: use Dialog.
 */
export function Popover({
  trigger,
  open,
  onOpenChange,
  placement = 'bottom start',
  size = 'medium',
  ...content
}: PopoverProps) {
  const string = useStrings(strings);
  const button = useRef<HTMLElement>(null);
  const overlay = useLazyOverlay(layer, () => toast.warning(string('failed')), { open, onOpenChange });
  const { Part: Layer } = overlay;
  return (
    <>
      {attach(trigger, {
        ...overlay.intent,
        'aria-expanded': overlay.open,
        'aria-haspopup': 'dialog',
        onClick: overlay.press,
        ref: button,
      })}
      {Layer && (
        <Layer
          {...content}
          onOpenChange={overlay.setOpen}
          open={overlay.open}
          placement={placement}
          size={size}
          trigger={button}
        />
      )}
    </>
  );
}
