import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings({ underWay: 'In progress' }, { underWay: '処理中' });
