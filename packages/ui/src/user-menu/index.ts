export { type ThemeChoice, UserMenu, type UserMenuProps } from './UserMenu.tsx';
