import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings(
  {
    placeholder: 'Choose…',
    nothing: 'There is nothing to choose yet.',
  },
  {
    placeholder: '選択してください',
    nothing: '選べるものはまだありません。',
  },
);
