export { SwitchFields, type SwitchFieldsProps } from './SwitchFields.tsx';
