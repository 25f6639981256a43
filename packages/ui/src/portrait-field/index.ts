export { PortraitField, type PortraitFieldProps } from './PortraitField.tsx';
