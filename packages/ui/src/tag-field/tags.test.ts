import { describe, expect, it } from 'vitest';
import { addTags, isSeparated, rejectedTags, splitTags } from './tags.ts';

const free = { most: undefined, longest: undefined, known: undefined };

describe('splitTags', () => {
  it.each([
    ['oil, canvas,, panel ', ['oil', 'canvas', 'panel']],
    ['油彩、キャンバス，板', ['油彩', 'キャンバス', '板']],
    ['oil\r\ncanvas\n\npanel', ['oil', 'canvas', 'panel']],
    ['gold  leaf', ['gold leaf']],
    [' , 、', []],
  ])('splits %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('detects a finished tag', () => {
    expect(isSeparated('oil')).toBe(false);
    expect(isSeparated('油彩、')).toBe(true);
  });
});

describe('addTags', () => {
  it('adds each tag once, ignoring case, width and accents', () => {
    const { tags, twice } = addTags(['Gouache'], ['GOUACHE', 'ｏｉｌ', 'oil', 'Moiré', 'moire'], free);
    expect(tags).toEqual(['Gouache', 'ｏｉｌ', 'Moiré']);
    expect(twice).toEqual(['Gouache', 'ｏｉｌ', 'Moiré']);
  });

  it('returns tags that are too many, too long or unknown', () => {
    const added = addTags(['a'], ['b', 'c', 'longest'], { ...free, most: 2, longest: 3 });
    expect(added).toMatchObject({ tags: ['a', 'b'], over: ['c'], tooLong: ['longest'] });
    expect(rejectedTags(added)).toEqual(['longest', 'c']);
    expect(addTags([], ['x', 'OIL'], { ...free, known: ['Oil'] })).toMatchObject({ tags: ['Oil'], unknown: ['x'] });
  });
});
