import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    value: '{value} out of 5 stars',
    counted: '{value} out of 5 stars, from {count} ratings',
    countedOne: '{value} out of 5 stars, from one rating',
    none: 'Not rated yet',
    one: '1 star',
    many: '{count} stars',
    chosen: '{value} of 5',
    clear: 'Clear',
    clearName: 'Clear {label}',
  },
  {
    value: '5つ星のうち{value}',
    counted: '5つ星のうち{value}、評価{count}件',
    countedOne: '5つ星のうち{value}、評価1件',
    none: 'まだ評価がありません',
    one: '星1つ',
    many: '星{count}つ',
    chosen: '5つ星中{value}',
    clear: 'クリア',
    clearName: '「{label}」をクリア',
  },
);
