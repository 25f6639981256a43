import { defineStrings } from '../provider/index.ts';

/** Messages of the component. */
export const strings = defineStrings({ close: 'Close' }, { close: '閉じる' });
