export { formatMoney } from './format.ts';
export { Money, type MoneyProps } from './Money.tsx';
