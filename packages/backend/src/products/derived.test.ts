import { expect, it } from 'vitest';
import { textColumns } from './derived.ts';

const columnsOf = (work: Partial<Parameters<typeof textColumns>[0]>) =>
  textColumns({
    title: '港の朝',
    title_reading: null,
    artist_name: null,
    artist_reading: null,
    year: null,
    medium: null,
    description: null,
    ...work,
  });

it.each([
  ['uses the title reading', { title_reading: 'みなとのあさ' }, 'みなとのあさ', null],
  ['treats katakana like hiragana', { title_reading: 'ミナトノアサ' }, 'みなとのあさ', null],
  ['treats half-width katakana like hiragana', { title_reading: 'ﾐﾅﾄﾉｱｻ' }, 'みなとのあさ', null],
  ['uses the title without a reading', {}, '港の朝', null],
  ['uses the artist reading', { artist_name: '森田 花', artist_reading: 'モリタ ハナ' }, '港の朝', 'もりた はな'],
  ['uses the artist name without a reading', { artist_name: '森田 花' }, '港の朝', '森田 花'],
  ['ignores an artist reading without an artist', { artist_reading: 'もりた はな' }, '港の朝', null],
])('%s', (_, work, title_key, artist_key) => {
  expect(columnsOf(work)).toMatchObject({ title_key, artist_key });
});

it('includes readings and originals in the search text', () => {
  const { search_text } = columnsOf({
    title_reading: 'ミナトノアサ',
    artist_name: '森田 花',
    artist_reading: 'もりた',
  });
  for (const text of ['港の朝', 'みなと', '森田', 'もりた']) expect(search_text).toContain(text);
});

it('computes the same identity with and without readings', () => {
  const work = { artist_name: '森田 花', year: 2024 };
  const { identity } = columnsOf(work);
  expect(columnsOf({ ...work, title_reading: 'みなとのあさ', artist_reading: 'もりた はな' }).identity).toBe(identity);
  expect(columnsOf({ ...work, title: 'みなとのあさ' }).identity).not.toBe(identity);
  expect(columnsOf({ ...work, year: 2025 }).identity).not.toBe(identity);
  expect(columnsOf({ ...work, artist_name: null }).identity).not.toBe(identity);
});
