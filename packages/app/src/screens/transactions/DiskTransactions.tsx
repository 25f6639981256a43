import { Transactions } from './Transactions.tsx';

/** /disk-quota-transactions: what was paid for disk quota (000 section 2). */
export function Component() {
  return <Transactions service="disk" />;
}
