export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
export {
  type Currency,
  type MoneyValue,
  type Payout,
  type PayoutDiscount,
  type PayoutTerms,
  payoutOf,
} from './payout.ts';
