import { describe, expect, it } from 'vitest';
import { optionsOf } from '../list-box/options.ts';
import { capped, fold, matching, named } from './matches.ts';

const options = [
  { value: 'tokyo', label: 'Tōkyō', description: 'Kantō', keywords: 'とうきょう 東京' },
  { value: 'gotland', label: 'Öland and Gotland' },
  { value: 'clock', label: '黒い大理石の時計', keywords: 'くろいだいりせきのとけい' },
  { value: 'gallery', label: 'ギャラリー堺' },
  { value: 'bassin', label: 'Łódź – Großer Ærø' },
];
const found = (query: string) => optionsOf(matching(options, query)).map(({ value }) => value);

describe('matching', () => {
  it.each([
    ['tokyo', ['tokyo']],
    ['TŌKYŌ', ['tokyo']],
    ['とうきょう', ['tokyo']],
    ['トウキョウ', ['tokyo']],
    ['kanto', ['tokyo']],
    ['got oland', ['gotland']],
    ['時計', ['clock']],
    ['とけい', ['clock']],
    ['トケイ', ['clock']],
    ['ぎゃらりー', ['gallery']],
    ['ギャラリー', ['gallery']],
    ['lodz grosser aero', ['bassin']],
    ['zzz', []],
  ])('%s finds %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });

  it.each([
    ['tok', ['tokyo']],
    ['とう', ['tokyo']],
    ['oland a', ['gotland']],
    ['gotland', []],
    ['kanto', []],
    ['くろい', ['clock']],
    ['だいりせき', []],
  ])('from the start, %s finds %j', (query, values) => {
    expect(optionsOf(matching(options, query, 'start')).map(({ value }) => value)).toEqual(values);
  });

  it('distinguishes voiced from unvoiced kana', () => {
    expect(fold('が')).not.toContain(fold('か'));
  });

  it('returns the same options for a blank query', () => {
    expect(matching(options, ' 　')).toBe(options);
  });

  it('keeps only the headings of matching options', () => {
    const sections = [
      { title: 'Prints', options: [{ value: 'a', label: 'Etching' }] },
      { title: 'Photographs', options: [{ value: 'b', label: 'Gelatin silver' }] },
    ];
    expect(matching(sections, 'silver')).toEqual([sections[1]]);
  });
});

describe('named', () => {
  it('finds the option with that name', () => {
    expect(named(options, ' ｔｏｋｙｏ ')?.value).toBe('tokyo');
    expect(named(options, 'Tok')).toBeUndefined();
  });

  it('returns nothing for an ambiguous or disabled name', () => {
    const twins = [
      { value: '1', label: 'Haruka Tanaka' },
      { value: '2', label: 'Haruka Tanaka' },
      { value: '3', label: 'Ivan', disabled: true },
    ];
    expect(named(twins, 'haruka tanaka')).toBeUndefined();
    expect(named(twins, 'Ivan')).toBeUndefined();
  });

  it('prefers the exact spelling', () => {
    const pair = [
      { value: '1', label: 'Moe' },
      { value: '2', label: 'Moé' },
    ];
    expect(named(pair, 'Moé')?.value).toBe('2');
    expect(named(pair, 'moe')).toBeUndefined();
  });
});

describe('capped', () => {
  it('takes the first options across headings', () => {
    const entries = [{ title: 'A', options: options.slice(0, 2) }, ...options.slice(2)];
    expect(optionsOf(capped(entries, 3)).map(({ value }) => value)).toEqual(['tokyo', 'gotland', 'clock']);
    expect(capped(entries, 1)).toEqual([{ title: 'A', options: [options[0]] }]);
  });
});
