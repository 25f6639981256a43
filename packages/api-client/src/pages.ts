/** Paging through a list (000 section 3). */
import type { components } from '@smart-art/openapi/common';

/** What every paginated list has beside its data. */
export type PageOf = components['schemas']['PageOf'];

type Place = Pick<PageOf, 'current_page' | 'per_page' | 'total'>;

/** The number of the last page, from 1: an empty list has one page. */
export const lastPage = ({ per_page, total }: Pick<Place, 'per_page' | 'total'>) =>
  Math.max(1, Math.ceil(total / per_page));

/** The next page number, undefined on the last page: the form `getNextPageParam` of an infinite query expects. */
export const nextPage = (page: Place) => (page.current_page < lastPage(page) ? page.current_page + 1 : undefined);

/** The previous page number, undefined on the first; from beyond the end it leads to the last page. */
export const previousPage = (page: Place) =>
  page.current_page > 1 ? Math.min(page.current_page - 1, lastPage(page)) : undefined;
