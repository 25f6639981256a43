export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export { type Currency, type MoneyValue, type Payout, type PayoutTerms, payoutOf } from './payout.ts';
