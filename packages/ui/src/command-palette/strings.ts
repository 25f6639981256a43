import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    title: 'Find anything',
    placeholder: 'Find a page, a work, an order, a person…',
    count: '{count} found',
    one: '1 found',
    none: 'No results for “{typed}”.',
    nothing: 'No results yet.',
    loading: 'Searching…',
    failed: 'We couldn’t search.',
    retry: 'Search again',
    move: 'Move',
    choose: 'Open',
    close: 'Close',
    notLoaded: 'We couldn’t load search. Check your connection and try again.',
  },
  {
    title: '検索と操作',
    placeholder: 'ページ、作品、注文、人を探す',
    count: '{count}件見つかりました',
    one: '1件見つかりました',
    none: '「{typed}」に一致するものはありません。',
    nothing: 'まだ何もありません。',
    loading: '検索しています…',
    failed: '検索結果を取得できませんでした。',
    retry: 'もう一度検索',
    move: '移動',
    choose: '開く',
    close: '閉じる',
    notLoaded: '検索を読み込めませんでした。接続を確認して、もう一度お試しください。',
  },
);
