import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    previous: 'Previous month',
    next: 'Next month',
    now: 'This month',
    none: 'Nothing this month.',
    spoken: '{title}, {from} to {to}',
    spokenDay: '{title}, {from}',
    days: '{from} – {to}',
  },
  {
    previous: '前の月',
    next: '次の月',
    now: '今月',
    none: 'この月の予定はありません。',
    spoken: '{title}、{from}から{to}まで',
    spokenDay: '{title}、{from}',
    days: '{from} ～ {to}',
  },
);
