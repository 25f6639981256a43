export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { MenuEntry, MenuGroup } from './menu.ts';
