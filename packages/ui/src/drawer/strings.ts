import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings({ close: 'Close' }, { close: '閉じる' });
