export { ErrorSummary, type ErrorSummaryProps, type SummaryLine } from './ErrorSummary.tsx';
