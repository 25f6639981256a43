export { ListBox, type ListBoxProps } from './ListBox.tsx';
export type { ListEntries, ListOption, ListSection } from './options.ts';
