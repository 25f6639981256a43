import { defineStrings } from '../provider/index.ts';

export const strings = defineStrings({ label: 'Site', soon: 'coming soon' }, { label: 'サイト', soon: '準備中' });
