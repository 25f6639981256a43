export { type Closable, type Placement, Popover, type PopoverProps } from './Popover.tsx';
