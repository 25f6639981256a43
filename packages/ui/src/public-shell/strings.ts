import { defineStrings } from '../provider/index.ts';

export const strings = defineStrings(
  { map: 'Map', links: 'Help', social: 'Follow us', soon: '(coming soon)' },
  { map: '地図', links: 'ヘルプ', social: '公式アカウント', soon: '（準備中）' },
);
