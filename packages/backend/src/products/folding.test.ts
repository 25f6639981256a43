import { describe, expect, it } from 'vitest';
import { fold, gramsOfSearch, searchGrams, searchPatterns, searchText, sortKey } from './folding.ts';

describe('fold', () => {
  it.each([
    ['Café NOIR', 'cafe noir'],
    ['ＨＡＲＢＯＵＲ　１２', 'harbour 12'],
    ['ｶﾞﾗｽ', 'がらす'],
    ['ガラス', 'がらす'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Vilhelm Hammershøi', 'vilhelm hammershoi'],
    ['Łódź, STRAẞE, Ærø', 'lodz, strasse, aero'],
    ['  a \n\t b ', 'a b'],
    ['油彩・カンヴァス', '油彩・かんゔぁす'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['L’Étoile', "L'Etoile"],
    ['O´Keeffe', 'O‘Keeffe'],
    ['“Nocturne”', '"Nocturne"'],
    ['5″', '5"'],
    ['東京〜京都', '東京～京都'],
    ['花ー道', '花―道'],
    ['ﾀﾜｰ', 'タワー'],
    ['co-op', 'co–op'],
    ['−5', '-5'],
    ['髙橋 𠮷郎', '高橋 吉郎'],
    ['渡邉', '渡辺'],
    ['齋藤', '斎藤'],
  ])('%s is found by %s', (text, search) => {
    expect(fold(text)).toBe(fold(search));
  });

  it('distinguishes voiced from unvoiced kana', () => {
    expect(fold('か')).not.toBe(fold('が'));
    expect(fold('か\u3099')).toBe(fold('が'));
  });
});

it('escapes wildcards in search patterns', () => {
  expect(searchPatterns('100% _x\\')).toEqual(['%100\\%%', '%\\_x\\\\%']);
  expect(searchPatterns('   ')).toEqual([]);
});

it('sorts numbers by value and ignores leading quotes', () => {
  const titles = ['No. 10', '“Alpha”', 'No. 2', 'alpine'];
  const sorted = titles.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['“Alpha”', 'alpine', 'No. 2', 'No. 10']);
});

it('keeps a sort key short enough for an index', () => {
  expect(Buffer.byteLength(sortKey('7'.repeat(500)))).toBeLessThan(2000);
  expect(Buffer.byteLength(sortKey('漢'.repeat(500)))).toBeLessThan(2000);
  expect(sortKey('🎨'.repeat(300)).isWellFormed()).toBe(true);
});

it('finds texts by trigrams, and by shorter grams for shorter searches', () => {
  const text = searchText(['SA-000042', '港の朝 🎨🎨🎨']);
  const grams = new Set(searchGrams('usr_1', text, 3));
  for (const search of ['sa-000042', '0042', '42', '4', '港の朝', '朝', '🎨🎨🎨']) {
    expect(
      gramsOfSearch('usr_1', search, 3).filter((gram) => !grams.has(gram)),
      search,
    ).toEqual([]);
  }
  expect(gramsOfSearch('usr_1', '0042', 3)).toEqual(['@usr_1', '004', '042']);
  expect(gramsOfSearch('usr_1', '042x', 3).some((gram) => !grams.has(gram))).toBe(true);
});

it('finds every text that contains the search by bigrams', () => {
  const text = searchText(['Harbour, ガラスの船', 'Café 🎨🎨']);
  const grams = new Set(searchGrams('usr_1', text));
  for (const search of ['harb', 'BOUR,', 'ガラ', 'ｶﾞﾗ', '船', 'é', 'e', '🎨🎨', 'afe']) {
    expect(
      gramsOfSearch('usr_1', search).filter((gram) => !grams.has(gram)),
      search,
    ).toEqual([]);
  }
  expect(grams.has('r,')).toBe(true);
  expect(gramsOfSearch('usr_1', 'zz').some((gram) => !grams.has(gram))).toBe(true);
  expect(gramsOfSearch('usr_2', 'a').some((gram) => !grams.has(gram))).toBe(true);
  expect(gramsOfSearch('usr_1', '  ')).toEqual(['@usr_1']);
});
