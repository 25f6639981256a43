import { describe, expect, it } from 'vitest';
import { addTags, isSeparated, refused, splitTags } from './tags.ts';

const free = { most: undefined, longest: undefined, known: undefined };

describe('splitTags', () => {
  it.each([
    ['oil, canvas,, panel ', ['oil', 'canvas', 'panel']],
    ['油彩、キャンバス，板', ['油彩', 'キャンバス', '板']],
    ['oil\r\ncanvas\n\npanel', ['oil', 'canvas', 'panel']],
    ['gold  leaf', ['gold leaf']],
    [' , 、', []],
  ])('%j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('tells whether a tag is finished', () => {
    expect(isSeparated('oil')).toBe(false);
    expect(isSeparated('油彩、')).toBe(true);
  });
});

describe('addTags', () => {
  it('adds each once, whatever its case, width and accents', () => {
    const { tags, twice } = addTags(['Gouache'], ['GOUACHE', 'ｏｉｌ', 'oil', 'Moiré', 'moire'], free);
    expect(tags).toEqual(['Gouache', 'ｏｉｌ', 'Moiré']);
    expect(twice).toEqual(['Gouache', 'ｏｉｌ', 'Moiré']);
  });

  it('keeps what has no room, is too long or is not known', () => {
    const added = addTags(['a'], ['b', 'c', 'longest'], { ...free, most: 2, longest: 3 });
    expect(added).toMatchObject({ tags: ['a', 'b'], over: ['c'], tooLong: ['longest'] });
    expect(refused(added)).toEqual(['longest', 'c']);
    expect(addTags([], ['x', 'OIL'], { ...free, known: ['Oil'] })).toMatchObject({ tags: ['Oil'], unknown: ['x'] });
  });
});
