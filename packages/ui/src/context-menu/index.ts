export { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx';
export { type ContextMenuOptions, useContextMenu } from './useContextMenu.tsx';
