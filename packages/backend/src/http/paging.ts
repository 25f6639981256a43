/** What every paginated list shares (000 section 3). */

/** The request's query with another page; relative, so that it works behind any host and prefix. */
function linkTo(url: string, page: number): string {
  const parameters = new URLSearchParams(url.split('?')[1] ?? '');
  parameters.set('page', String(page));
  return `?${parameters}`;
}

export interface PageRequest {
  /** From 1. */
  page: number;
  perPage: number;
  /** Items on all pages. */
  total: number;
}

/**
 * A page as the contract describes it.
 *
 * @param url of the request, which the links repeat with another page
 * @param data items of this page
 */
export function pageOf<Item>(url: string, { page, perPage, total }: PageRequest, data: Item[]) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = (page - 1) * perPage + 1;
  return {
    data,
    links: {
      first: linkTo(url, 1),
      last: linkTo(url, last),
      prev: page > 1 ? linkTo(url, Math.min(page - 1, last)) : null,
      next: page < last ? linkTo(url, page + 1) : null,
    },
    current_page: page,
    from: data.length > 0 ? from : null,
    to: data.length > 0 ? from + data.length - 1 : null,
    total,
    per_page: perPage,
  };
}
