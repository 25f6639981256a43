import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings({ explain: 'About {subject}' }, { explain: '{subject}について' });
