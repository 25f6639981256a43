import type { LucideIcon } from '../icons/index.ts';
import { type TipPlacement, tip } from '../tooltip/tip.ts';
import { type ButtonProps, NativeButton } from './NativeButton.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'fullWidth'> {
  /** What it does: the accessible name, and the tooltip on hover, focus or long press. */
  label: string;
  icon: LucideIcon;
  /** The side of the tooltip. @default 'top' */
  tipPlacement?: TipPlacement | undefined;
}

/**
 * An icon-only button, for well-known icons (close, previous, more) where room is scarce. Not where a label fits: use
 * Button.
 */
export function IconButton({ label, tipPlacement: tipSide, ...rest }: IconButtonProps) {
  return (
    <NativeButton {...tip(label, tipSide)} {...rest} iconOnly>
      {label}
    </NativeButton>
  );
}
