import { defineStrings } from '../provider/index.ts';

/** Messages of the charts. */
export const strings = defineStrings(
  {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    empty: 'No data for this period yet.',
    missing: 'not known',
    explore: '{title}: values by {point}',
    spoken: '{point}: {values}',
    value: '{series} {value}',
    total: 'Total',
    inUnit: 'in {unit}',
    comma: ', ',
  },
  {
    showTable: '表で見る',
    showChart: 'グラフで見る',
    empty: 'この期間のデータはまだありません。',
    missing: '不明',
    explore: '{title}（{point}ごとの値）',
    spoken: '{point}：{values}',
    value: '{series} {value}',
    total: '合計',
    inUnit: '単位：{unit}',
    comma: '、',
  },
);
