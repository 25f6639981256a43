import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings({ unread: 'New:' }, { unread: '未読：' });
