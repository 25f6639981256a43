import { Transactions } from './Transactions.tsx';

/** /slack-transactions: what was paid for the notification service (000 section 2). */
export function Component() {
  return <Transactions service="slack" />;
}
