export { downloadText } from './download.ts';
export { formatBytes, formatTypes, type Limits } from './format.ts';
export { type Bounds, partitionFiles, type Reason, type Rejection } from './partition.ts';
export { RejectedFiles } from './RejectedFiles.tsx';
export type { Quota } from './types.ts';
export { useFileDrop } from './useFileDrop.ts';
export { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
