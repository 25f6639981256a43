export { type BulkAction, BulkBar, type BulkBarProps } from './BulkBar.tsx';
export type { BulkProgressProps } from './BulkProgress.tsx';
export { type BulkFailure, BulkReport, type BulkReportProps } from './BulkReport.tsx';
