import { defineStrings } from '../provider/index.ts';

/** The gallery's own words; those that the library shows, too, are in the app's catalogue. */
export const strings = defineStrings({ open: 'View full screen: {name}' }, { open: '全画面で見る：{name}' });
