export { PriceBreakdown, type PriceBreakdownProps, type PriceLine } from './PriceBreakdown.tsx';
