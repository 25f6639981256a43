import { defineStrings } from '../provider/index.ts';

export const strings = defineStrings(
  { back: 'Back to the list', hint: 'Drag, or use the arrow keys' },
  { back: '一覧に戻る', hint: 'ドラッグまたは矢印キーで幅を変更' },
);
