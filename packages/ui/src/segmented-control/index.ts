export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';
export type { SegmentOption } from './Segments.tsx';
