export { useFocusFallback } from './useFocusFallback.ts';
