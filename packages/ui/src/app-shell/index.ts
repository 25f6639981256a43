export { AppShell, type AppShellProps } from './AppShell.tsx';
export type { NavigationEntry } from './navigation.ts';
export type { ShellPerson } from './Sidebar.tsx';
