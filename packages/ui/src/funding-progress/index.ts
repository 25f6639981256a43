export { FundingProgress, type FundingProgressProps } from './FundingProgress.tsx';
