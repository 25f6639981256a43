export type { ListEntries, ListOption as SelectOption, ListSection as SelectSection } from '../list-box/options.ts';
export { Select, type SelectProps } from './Select.tsx';
