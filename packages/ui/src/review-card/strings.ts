import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  { by: 'Review by {name}', anonymous: 'Anonymous', more: 'Read more', less: 'Show less' },
  { by: '{name}さんの評価', anonymous: '匿名', more: '続きを読む', less: '閉じる' },
);
