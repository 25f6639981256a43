import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    chosen: 'chosen now',
    failed: 'We couldn’t open the list. Check your connection and try again.',
    nothing: 'No options yet.',
    count: '{count} chosen',
  },
  {
    chosen: '選択中',
    failed: '一覧を開けませんでした。接続を確認して、もう一度お試しください。',
    nothing: '選べるものはまだありません。',
    count: '{count}件を選択中',
  },
);
