export { FieldGroup, type FieldGroupProps, FieldGroupWide } from './FieldGroup.tsx';
