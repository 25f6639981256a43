import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings({ index: 'On this page' }, { index: 'このページの内容' });
