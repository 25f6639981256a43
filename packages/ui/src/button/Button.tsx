import { type ButtonProps, NativeButton } from './NativeButton.tsx';

/**
 * Does something on this screen. A native button.
 * Not for going somewhere: use LinkButton. Not for a setting that is on or off: use Switch. Not for an icon alone: use
 * IconButton.
 */
export function Button(props: ButtonProps) {
  return <NativeButton {...props} />;
}
