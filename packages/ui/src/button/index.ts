export { Button, LinkButton, type LinkButtonProps } from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export type { ButtonProps } from './NativeButton.tsx';
