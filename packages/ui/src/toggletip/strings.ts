import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings({ explain: 'About {subject}' }, { explain: '{subject}について' });
