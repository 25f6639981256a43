import { defineStrings } from '../provider/index.ts';

/** The component's messages. Loaded with it, after the rows. */
export const strings = defineStrings(
  {
    label: 'Pagination',
    range: '{from}–{to} of {total}',
    perPage: 'Per page',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page',
  },
  {
    label: 'ページ送り',
    range: '{total}件中{from}～{to}件',
    perPage: '表示件数',
    previous: '前のページ',
    next: '次のページ',
    page: 'ページ',
  },
);
