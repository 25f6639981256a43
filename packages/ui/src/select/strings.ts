import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    placeholder: 'Choose…',
    nothing: 'No options yet.',
  },
  {
    placeholder: '選択してください',
    nothing: '選べるものはまだありません。',
  },
);
