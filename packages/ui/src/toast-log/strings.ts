import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings(
  { title: 'Messages so far', clear: 'Clear', none: 'Nothing has been said since you opened this tab.' },
  { title: 'これまでのメッセージ', clear: '消去', none: 'このタブを開いてからのメッセージはありません。' },
);
