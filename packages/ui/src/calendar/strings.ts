import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    previous: 'Previous month',
    next: 'Next month',
    month: 'Month',
    year: 'Year',
    unavailable: '{day}: {reason}',
  },
  {
    previous: '前の月',
    next: '次の月',
    month: '月',
    year: '年',
    unavailable: '{day}：{reason}',
  },
);
