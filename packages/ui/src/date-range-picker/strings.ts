import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    start: 'From',
    end: 'To',
    startOf: '{label}: from',
    endOf: '{label}: to',
    order: 'Choose an end on or after the start, {date}.',
    presets: 'Presets',
    last7Days: 'Last 7 days',
    last30Days: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisFinancialYear: 'This financial year',
  },
  {
    start: '開始',
    end: '終了',
    startOf: '{label}（開始）',
    endOf: '{label}（終了）',
    order: '終了は開始（{date}）以降にしてください。',
    presets: 'よく使う期間',
    last7Days: '過去7日間',
    last30Days: '過去30日間',
    thisMonth: '今月',
    lastMonth: '先月',
    thisFinancialYear: '今年度',
  },
);
