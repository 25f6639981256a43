import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings(
  {
    noAt: 'Add an @, as in name@example.com.',
    space: 'Remove the spaces.',
    invalid: 'Enter an email address like name@example.com.',
    suggestion: 'Did you mean {email}?',
    use: 'Use {email}',
  },
  {
    noAt: 'メールアドレスには @ が必要です（例：name@example.com）。',
    space: 'メールアドレスに空白は使えません。',
    invalid: 'name@example.com のようにメールアドレスを入力してください。',
    suggestion: 'もしかして：{email}',
    use: '{email} を使う',
  },
);
