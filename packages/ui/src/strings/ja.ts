import type { UiStrings } from './en.ts';

/** The words the components say by themselves, in Japanese. */
const strings: UiStrings = {
  'button.pending': '処理中…',
};

export default strings;
