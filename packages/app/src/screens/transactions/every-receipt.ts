import type { Transaction } from '@smart-art/api-client/queries';

/** What is read of a page of receipts. */
interface ReceiptPage {
  data: readonly Transaction[];
  links: { next: string | null };
}

/** The most that the contract gives at once. */
export const LONGEST_PAGE = 200;

/**
 * Every receipt of a selection, page after page. One that is paid for meanwhile pushes the others on: what comes twice is
 * kept once.
 */
export async function everyReceipt(fetchPage: (page: number) => Promise<ReceiptPage>): Promise<Transaction[]> {
  const receipts = new Map<string, Transaction>();
  for (let page = 1; ; page += 1) {
    const { data, links } = await fetchPage(page);
    for (const receipt of data) receipts.set(receipt.id, receipt);
    if (links.next === null || data.length === 0) return [...receipts.values()];
  }
}
