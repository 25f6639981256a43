/** Turning the pages of a list (000 section 3). */
import type { components } from '@smart-art/openapi/common';

/** What every paginated list shares beside its data. */
export type PageOf = components['schemas']['PageOf'];

type Place = Pick<PageOf, 'current_page' | 'per_page' | 'total'>;

/** The number of the last page, from 1: an empty list has one page. */
export const lastPage = ({ per_page, total }: Pick<Place, 'per_page' | 'total'>) =>
  Math.max(1, Math.ceil(total / per_page));

/** The number of the page after, undefined on the last: as `getNextPageParam` of an infinite query wants it. */
export const nextPage = (page: Place) => (page.current_page < lastPage(page) ? page.current_page + 1 : undefined);

/** The number of the page before, undefined on the first; from beyond the end it leads back to the last. */
export const previousPage = (page: Place) =>
  page.current_page > 1 ? Math.min(page.current_page - 1, lastPage(page)) : undefined;
