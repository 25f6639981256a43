/** The fields used of a page of a list. */
interface PageOf<Each> {
  data: readonly Each[];
  links: { next: string | null };
}

/** Maximum page size of the contract. */
export const LONGEST_PAGE = 200;

/**
 * All records of a list, page by page. A record added during the fetch shifts the others, so duplicates are dropped.
 */
export async function everyRecord<Each extends { id: string }>(
  fetchPage: (page: number) => Promise<PageOf<Each>>,
): Promise<Each[]> {
  const records = new Map<string, Each>();
  for (let page = 1; ; page += 1) {
    const { data, links } = await fetchPage(page);
    for (const record of data) records.set(record.id, record);
    if (links.next === null || data.length === 0) return [...records.values()];
  }
}
