export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { NavigationEntry } from './navigation.ts';
export { PhoneSearch, type PhoneSearchProps } from './PhoneSearch.tsx';
export type { ShellPerson } from './Sidebar.tsx';
