import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    copy: 'Copy {label}',
    copied: '{label} copied',
    failed: 'This browser doesn’t allow copying. Select the text instead.',
  },
  {
    copy: '{label}をコピー',
    copied: '{label}をコピーしました',
    failed: 'このブラウザーではコピーできません。文字を選択してコピーしてください。',
  },
);
