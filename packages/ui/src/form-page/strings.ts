import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings({ index: 'On this page' }, { index: 'このページの内容' });
