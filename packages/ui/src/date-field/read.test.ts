import { describe, expect, it } from 'vitest';
import { readDay } from './read.ts';

const today = '2026-04-05';
const read = (text: string, locale = 'en') => {
  const reading = readDay(text, locale, today);
  return 'problem' in reading ? reading.problem : reading.value;
};

describe('readDay', () => {
  it.each([
    ['2026-04-05', '2026-04-05'],
    ['2026/4/5', '2026-04-05'],
    ['2026.4.5', '2026-04-05'],
    ['２０２６／４／５', '2026-04-05'],
    ['20260405', '2026-04-05'],
    ['2026-04-05T09:30', '2026-04-05'],
    ['2026-04-05T09:30:00Z', '2026-04-05'],
    ['5 Apr 2026', '2026-04-05'],
    ['05 April 2026', '2026-04-05'],
    ['5th of April, 2026', '2026-04-05'],
    ['April 5, 2026', '2026-04-05'],
    ['Sun, 5 Apr 2026', '2026-04-05'],
    ['Sunday 5 April 2026', '2026-04-05'],
    ['5-Apr-26', '2026-04-05'],
    ['1 Sept. 2026', '2026-09-01'],
    ['2 may', '2026-05-02'],
    ['  5 / 4 / 2026 '.replaceAll(' ', ''), '2026-04-05'],
    ['5/4/26', '2026-04-05'],
    ['5.4.2026', '2026-04-05'],
    ['5/4', '2026-04-05'],
    ['4/25/2026', '2026-04-25'],
    ['1/1/50', '1950-01-01'],
    ['2026年4月5日', '2026-04-05'],
    ['２０２６年４月５日（日）', '2026-04-05'],
    ['2026年4月5日日曜日', '2026-04-05'],
    ['4月5日', '2026-04-05'],
    ['令和8年4月5日', '2026-04-05'],
    ['令和元年5月1日', '2019-05-01'],
    ['大正15年12月25日', '1926-12-25'],
    ['R8.4.5', '2026-04-05'],
    ['Ｈ３１．４．３０', '2019-04-30'],
    ['昭和20/8/15', '1945-08-15'],
    ['平元.1.8', '1989-01-08'],
    ['2026、4、5', '2026-04-05'],
    ['26年4月5日', '2026-04-05'],
    ['today', '2026-04-05'],
    ['Tomorrow', '2026-04-06'],
    ['昨日', '2026-04-04'],
    ['29/2/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it('decides between day and month by the locale', () => {
    expect(read('4/5', 'en')).toBe('2026-05-04');
    expect(read('4/5', 'ja')).toBe('2026-04-05');
    expect(read('25/4', 'ja')).toBe('2026-04-25');
  });

  it('reads two-digit parts with the year first in Japanese, if that is a valid day', () => {
    expect(read('26/04/05', 'ja')).toBe('2026-04-05');
    expect(read('２６．４．５', 'ja')).toBe('2026-04-05');
    expect(read('31/12/99', 'ja')).toBe('1999-12-31');
    expect(read('26/04/05', 'en')).toBe('2005-04-26');
    expect(read('25/12/2026', 'ja')).toBe('2026-12-25');
  });

  it.each(['31/2/2026', '29 Feb 2027', '2026-13-01', '2026年2月30日', '0/1/2026', '40/40/2026'])(
    '%s is a day that does not exist',
    (text) => {
      expect(read(text)).toBe('noSuchDay');
    },
  );

  it.each([
    'soon',
    '5',
    '5 Apr 2026 noon',
    '5/4/202',
    '5 Apr 20261',
    '99999999999',
    'Apr',
    '-',
    '(2026)',
    '5 Aprilia 2026',
  ])('%s is unreadable', (text) => {
    expect(read(text)).toBe('unreadable');
  });

  it('returns null for blank text', () => {
    expect(read('  ')).toBeNull();
  });

  it('reports whether the text is complete', () => {
    expect(readDay('5/4/20', 'en', today)).toMatchObject({ complete: false });
    expect(readDay('5/4/2026', 'en', today)).toMatchObject({ complete: true });
    expect(readDay('5 apr', 'en', today)).toMatchObject({ complete: false });
  });
});
