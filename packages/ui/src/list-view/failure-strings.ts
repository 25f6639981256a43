import { defineStrings } from '../provider/index.ts';

/** Messages for a failed load, bundled because nothing else may load then. */
export const failureStrings = defineStrings(
  { failed: 'We couldn’t load the list.', retry: 'Try again' },
  { failed: '一覧を読み込めませんでした。', retry: 'もう一度試す' },
);
