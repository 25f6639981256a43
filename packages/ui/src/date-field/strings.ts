import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    unreadable: 'Enter a date like {example}.',
    noSuchDay: 'This date doesn’t exist. Check the day and month.',
    min: '{label} must be {date} or later.',
    max: '{label} must be {date} or earlier.',
    unavailable: '{date} isn’t available: {reason}',
    order: 'dd/mm/yyyy',
    format: 'day, month, year',
  },
  {
    unreadable: '{example}のように日付を入力してください。',
    noSuchDay: 'この日付は存在しません。月と日を確認してください。',
    min: '{label}は{date}以降の日付にしてください。',
    max: '{label}は{date}以前の日付にしてください。',
    unavailable: '{date}は選択できません。{reason}',
    order: '年/月/日',
    format: '年、月、日の順',
  },
);
