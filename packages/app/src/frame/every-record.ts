/** What is read of a page of a list. */
interface PageOf<Each> {
  data: readonly Each[];
  links: { next: string | null };
}

/** The most that the contract gives at once. */
export const LONGEST_PAGE = 200;

/**
 * Every record of a selection, page after page. One that is added meanwhile pushes the others on: what comes twice is kept
 * once.
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
