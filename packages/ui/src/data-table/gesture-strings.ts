import { defineStrings } from '../provider/index.ts';

/** Announcements of column changes. Loaded with the gestures. */
export const strings = defineStrings(
  { moved: '{column} is now column {place} of {count}', width: '{column} is {width} px wide' },
  { moved: '{column}を{count}列中{place}列目に移動しました', width: '{column}の幅：{width}ピクセル' },
);
