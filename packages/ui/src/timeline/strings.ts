import { defineStrings } from '../provider/index.ts';

export const strings = defineStrings(
  {
    unknown: 'No date',
    more: 'Show the whole note',
    less: 'Show less',
    earlier: 'Show earlier',
    loaded: '{count} earlier entries',
    loadedOne: '1 earlier entry',
    retry: 'Try again',
    documents: 'Documents',
    ahead: 'What comes next',
    empty: 'No activity yet.',
  },
  {
    unknown: '日付なし',
    more: 'メモをすべて表示',
    less: '折りたたむ',
    earlier: '以前の履歴を表示',
    loaded: '以前の履歴を{count}件表示しました',
    loadedOne: '以前の履歴を1件表示しました',
    retry: 'もう一度試す',
    documents: '書類',
    ahead: 'これからの流れ',
    empty: 'まだ履歴はありません。',
  },
);
