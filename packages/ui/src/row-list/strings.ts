import { defineStrings } from '../provider/index.ts';

/** The component's own words. */
export const strings = defineStrings({ unread: 'New:' }, { unread: '未読：' });
