export { DraftIndicator, type DraftIndicatorProps, type DraftStatus } from './DraftIndicator.tsx';
