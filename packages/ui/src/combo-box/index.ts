export type { ListEntries, ListOption, ListSection } from '../list-box/options.ts';
export { ComboBox } from './ComboBox.tsx';
export type { ComboBoxProps } from './types.ts';
