export { downloadText } from './download.ts';
export { Refusals } from './Refusals.tsx';
export { type Bounds, partitionFiles, type Reason, type Refusal } from './refuse.ts';
export type { Quota } from './types.ts';
export { useFileDrop } from './useFileDrop.ts';
export { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
export { formatBytes, formatTypes, type Limits } from './words.ts';
