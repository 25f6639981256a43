import { type ReactElement, type ReactNode, useRef } from 'react';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { toast } from '../toast/index.ts';
import { attach } from './attach.tsx';
import type { PopoverLayerProps, PopoverSize } from './PopoverLayer.tsx';
import { strings } from './strings.ts';

const layer = lazyComponent<PopoverLayerProps>(() => import('./PopoverLayer.tsx').then((part) => part.PopoverLayer));

/** Where it stands beside its trigger when there is room; it goes to the other side when there is none. */
export type Placement = 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';

/** Content, or what draws it when told how to close. */
export type Closable = ReactNode | ((close: () => void) => ReactNode);

interface Named {
  /** The heading, and the name. */
  title: ReactNode;
  label?: never;
}

interface Labelled {
  title?: never;
  /** The name, where no heading is drawn. */
  label: string;
}

interface Content extends RootProps<HTMLElement> {
  /** The button that opens it: Button, IconButton or a native one. It is told whether it is open. */
  trigger: ReactElement;
  children: Closable;
  /** Buttons at the foot, the one to do next last. */
  footer?: Closable;
  /** @default 'bottom start' */
  placement?: Placement | undefined;
  /** At most 256, 352 or 480 px wide; never wider than the window. @default 'medium' */
  size?: PopoverSize | undefined;
  /** Reads its content to a screen reader as it opens: for a sentence or two. */
  described?: boolean | undefined;
  /** Where the owner holds whether it is open. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The ref and the `data-` attributes are those of the surface: the trigger is the caller's own element. */
export type PopoverProps = (Named | Labelled) & Content;

/**
 * A small surface beside the button that opens it: a few controls, a summary, a short form. The focus goes in and comes
 * back; Escape and a press elsewhere close it. Its surface is downloaded when the button is pointed at or focused.
 * Not for a list of things to do: use MenuButton. Not for a few words: use Tooltip or Toggletip. Not for what needs the
 * person's whole attention: use Dialog.
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
