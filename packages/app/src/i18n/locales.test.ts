import { expect, test } from 'vitest';
import { startLocale, storeLocale } from './locales.ts';

function device(locale: string | null) {
  const values: Record<string, string | null> = { locale };
  const get = (key: string) => values[key] ?? null;
  const set = (key: string, value: string | null) => {
    values[key] = value;
  };
  return { values, get, set };
}

test('starts in English by default, or in the chosen language', () => {
  expect(startLocale(device(null))).toEqual({ locale: 'en', unsupported: false });
  expect(startLocale(device('ja'))).toEqual({ locale: 'ja', unsupported: false });
});

test.each(['fr', '', 'EN', 'toString', '__proto__', '<script>'])(
  '%o falls back to English and is reported once',
  (stored) => {
    const localStore = device(stored);
    expect(startLocale(localStore)).toEqual({ locale: 'en', unsupported: true });
    expect(localStore.values).toEqual({ locale: 'en', selectedLanguage: 'English' });
    expect(startLocale(localStore).unsupported).toBe(false);
  },
);

test('an unsupported chosen language falls back to English and is reported on the next load', () => {
  const localStore = device('ja');
  storeLocale(localStore, 'fr');
  expect(localStore.values.selectedLanguage).toBe('English');
  expect(startLocale(localStore)).toEqual({ locale: 'en', unsupported: true });
  storeLocale(localStore, 'ja');
  expect(localStore.values).toEqual({ locale: 'ja', selectedLanguage: '日本語' });
  expect(startLocale(localStore)).toEqual({ locale: 'ja', unsupported: false });
});
