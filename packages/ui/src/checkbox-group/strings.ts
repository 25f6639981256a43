import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    least: 'Choose at least {min}.',
    most: 'Choose up to {max}.',
    between: 'Choose {min} to {max}.',
    exactly: 'Choose {min}.',
    tooMany: 'Choose up to {max}. You’ve chosen {count}.',
    tooFew: 'Choose at least {min}. You’ve chosen {count}.',
  },
  {
    least: '{min}つ以上選んでください。',
    most: '{max}つまで選べます。',
    between: '{min}～{max}つ選んでください。',
    exactly: '{min}つ選んでください。',
    tooMany: '選べるのは{max}つまでです（現在{count}つ）。',
    tooFew: '{min}つ以上選んでください（現在{count}つ）。',
  },
);
