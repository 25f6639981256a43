import type { LucideIcon } from '../icons/index.ts';
import { type TipPlacement, tip } from '../tooltip/tip.ts';
import { type ButtonProps, NativeButton } from './NativeButton.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'fullWidth'> {
  /** What it does, in words: its name, and its tip when it is pointed at, focused or held under a finger. */
  label: string;
  icon: LucideIcon;
  /** The side on which the tip stands. @default 'top' */
  tipPlacement?: TipPlacement | undefined;
}

/**
 * A button that is an icon alone, where the icon is known to everybody (close, previous, more) and room is scarce.
 * Not where words fit: use Button.
 */
export function IconButton({ label, tipPlacement: tipSide, ...rest }: IconButtonProps) {
  return (
    <NativeButton {...tip(label, tipSide)} {...rest} iconOnly>
      {label}
    </NativeButton>
  );
}
