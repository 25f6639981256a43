import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    close: 'Close',
    failed: 'We couldn’t load this. Check your connection and try again.',
  },
  {
    close: '閉じる',
    failed: '読み込めませんでした。接続を確認して、もう一度お試しください。',
  },
);
