import { defineStrings } from '../provider/index.ts';

/** What must be there when nothing else comes. */
export const failureStrings = defineStrings(
  { failed: 'We couldn’t load the list.', retry: 'Try again' },
  { failed: '一覧を読み込めませんでした。', retry: 'もう一度試す' },
);
