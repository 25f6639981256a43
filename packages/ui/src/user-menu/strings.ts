import { defineStrings } from '../provider/index.ts';

export const strings = defineStrings(
  {
    account: 'Account: {name}',
    theme: 'Appearance',
    system: 'Match device',
    light: 'Light',
    dark: 'Dark',
    signOut: 'Sign out',
  },
  {
    account: 'アカウント：{name}',
    theme: '外観',
    system: '端末に合わせる',
    light: 'ライト',
    dark: 'ダーク',
    signOut: 'サインアウト',
  },
);
