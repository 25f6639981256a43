import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings({ free: 'Free', unknown: 'Not known yet' }, { free: '無料', unknown: '未定' });
