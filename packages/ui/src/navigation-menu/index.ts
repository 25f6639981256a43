export type { NavigationGroup, NavigationItem, NavigationLink } from './entries.ts';
export { NavigationMenu, type NavigationMenuProps } from './NavigationMenu.tsx';
