import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    unreadable: 'Enter a time like {example}.',
    min: '{label} must be {time} or later.',
    max: '{label} must be {time} or earlier.',
    order: 'hh:mm',
    format: 'hours, minutes',
  },
  {
    unreadable: '{example}のように時刻を入力してください。',
    min: '{label}は{time}以降にしてください。',
    max: '{label}は{time}以前にしてください。',
    order: '時:分',
    format: '時、分の順',
  },
);
