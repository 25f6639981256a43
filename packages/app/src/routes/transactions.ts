import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { RouteEntry, SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of receipts. */
const transactionsMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-transactions.json'),
  ja: () => import('../messages/compiled/ja-transactions.json'),
};

/** A receipt, for both lists. */
const loadReceipt: RouteEntry['load'] = () => import('../screens/papers/Receipt.tsx');

const diskQuotaTransactions: SellerRouteEntry = {
  path: '/disk-quota-transactions',
  audience: 'seller',
  permission: sections.transactions.permission,
  name: messages.diskQuotaTransactions,
  crumbs: [sections.transactions],
  messageFiles: transactionsMessageFiles,
  load: () => import('../screens/transactions/Transactions.tsx'),
};

/** The seller's payments to the operator. */
export const transactionRoutes: SellerRouteEntry[] = [
  {
    ...sections.transactions,
    audience: 'seller',
    messageFiles: transactionsMessageFiles,
    load: () => import('../screens/transactions/Transactions.tsx'),
  },
  diskQuotaTransactions,
  {
    path: '/slack-transactions/:id/receipt',
    audience: 'seller',
    permission: 'sa-list-transactions',
    name: messages.receipt,
    crumbs: [sections.transactions],
    messageFiles: transactionsMessageFiles,
    load: loadReceipt,
  },
  {
    path: '/disk-quota-transactions/:id/receipt',
    audience: 'seller',
    permission: 'sa-list-transactions',
    name: messages.receipt,
    crumbs: [sections.transactions, diskQuotaTransactions],
    messageFiles: transactionsMessageFiles,
    load: loadReceipt,
  },
];
