import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  { title: 'Recent messages', clear: 'Clear', none: 'No messages since you opened this tab.' },
  { title: '最近のメッセージ', clear: '消去', none: 'このタブを開いてからのメッセージはありません。' },
);
