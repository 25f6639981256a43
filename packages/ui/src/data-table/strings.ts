import { defineStrings } from '../provider/index.ts';

/** Messages of the table. */
export const strings = defineStrings(
  {
    selectAll: 'Select all',
    select: 'Select',
    loading: 'Loading…',
    details: 'Details',
    ascending: 'Sorted by {column}, ascending',
    descending: 'Sorted by {column}, descending',
  },
  {
    selectAll: 'すべて選択',
    select: '選択：',
    loading: '読み込み中…',
    details: '詳細',
    ascending: '{column}の昇順で並べ替えました',
    descending: '{column}の降順で並べ替えました',
  },
);
