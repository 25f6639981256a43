import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings({ underWay: 'In progress' }, { underWay: '処理中' });
