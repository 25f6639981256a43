import { defineStrings } from '../provider/index.ts';

/** The component's messages. */
export const strings = defineStrings(
  {
    code: 'Country code',
    chosen: 'Country code: {country} {code}',
    search: 'Search country or code',
    none: 'No country matches “{query}”.',
    one: '1 country',
    other: '{count} countries',
    set: 'Country code set: {country} {code}.',
    failed: 'We couldn’t load the countries. Check your connection and try again.',
    country: 'Choose the country code.',
    unreadable: 'Use digits only, such as 90 1234 5678.',
    short: 'This number is too short.',
    long: 'This number is too long. Use at most 15 digits with the country code.',
  },
  {
    code: '国番号',
    chosen: '国番号：{country} {code}',
    search: '国名または番号で検索',
    none: '「{query}」に一致する国はありません。',
    one: '1か国',
    other: '{count}か国',
    set: '国番号を設定しました：{country} {code}',
    failed: '国の一覧を読み込めませんでした。接続を確認して、もう一度お試しください。',
    country: '国番号を選んでください。',
    unreadable: '電話番号は数字で入力してください（例：90 1234 5678）。',
    short: '電話番号が短すぎます。',
    long: '電話番号が長すぎます。国番号を含めて15桁までです。',
  },
);
