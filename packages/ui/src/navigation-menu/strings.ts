import { defineStrings } from '../provider/index.ts';

export const strings = defineStrings({ label: 'Site' }, { label: 'サイト' });
