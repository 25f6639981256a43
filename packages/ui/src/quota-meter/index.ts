export { QuotaMeter, type QuotaMeterProps } from './QuotaMeter.tsx';
