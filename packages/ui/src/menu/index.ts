export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { MenuEntry, MenuSection } from './menu.ts';
