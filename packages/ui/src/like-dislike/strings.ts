import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  { like: 'Like', dislike: 'Dislike', failed: 'We couldn’t save your rating. Try again.' },
  { like: '高評価', dislike: '低評価', failed: '評価を保存できませんでした。もう一度お試しください。' },
);
