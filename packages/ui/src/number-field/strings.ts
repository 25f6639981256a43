import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    invalid: 'Enter a number, for example {example}.',
  },
  {
    invalid: '{example}のように数値を入力してください。',
  },
);
