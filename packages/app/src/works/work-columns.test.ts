import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../messages/en.json' with { type: 'json' };
import japanese from '../messages/ja.json' with { type: 'json' };
import { typeMessages } from './type.messages.ts';
import { answerNames, type FileLanguage, typeNames, workColumns } from './work-columns.ts';

const catalogues = {
  en: Object.fromEntries(Object.entries(english).map(([id, { defaultMessage }]) => [id, defaultMessage])),
  ja: japanese,
};

test.each(['en', 'ja'] as const)('column headers are unique and not empty (%s)', (language) => {
  const headers = workColumns.map(({ header }) => header[language].normalize('NFKC').toLowerCase());
  expect(new Set(headers).size).toBe(workColumns.length);
  expect(headers.every((header) => header.trim() !== '')).toBe(true);
});

test('column ids are unique', () => {
  expect(new Set(workColumns.map(({ id }) => id)).size).toBe(workColumns.length);
});

test.each(['en', 'ja'] as const)('type names match those on the screens (%s)', (language: FileLanguage) => {
  const intl = createIntl({ locale: language, messages: catalogues[language], onError: () => {} });
  for (const [type, message] of Object.entries(typeMessages)) {
    expect(typeNames[type as keyof typeof typeNames][language]).toBe(intl.formatMessage(message));
  }
});

test('writes a work in the language of the file', () => {
  const work = { type: 'photo', for_sale: true, sale_cost: { amount: '1200', currency: 'JPY' }, washable: false };
  const read = (id: string, language: FileLanguage) =>
    workColumns
      .find((column) => column.id === id)
      ?.read(work as Parameters<(typeof workColumns)[0]['read']>[0], language);
  expect(read('type', 'ja')).toBe(typeNames.photo.ja);
  expect(read('for_sale', 'en')).toBe(answerNames.yes.en);
  expect(read('washable', 'ja')).toBe(answerNames.no.ja);
  expect(read('sale_cost', 'en')).toBe('1200');
  expect(read('sale_cost_currency', 'en')).toBe('JPY');
});
