export type { ListEntries, ListOption, ListSection } from '../list-box/options.ts';
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
