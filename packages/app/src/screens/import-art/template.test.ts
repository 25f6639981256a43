import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { importTemplate } from './template.ts';

const categories = [
  { type: 'photo', name: 'Landscape' },
  { type: 'art', name: 'Painting' },
];

test.each(['en', 'ja'])('the import recognizes every column of its template (%s)', (locale) => {
  const [headers = '', row = ''] = importTemplate(createIntl({ locale }), categories).slice(1).split('\r\n');
  const columns = headers.split(',');
  expect(guessColumns(columns)).toHaveLength(columns.length);
  expect(row.split(',')).toHaveLength(columns.length);
  expect(row).toContain('Painting');
});
