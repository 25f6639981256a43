import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { labelOf } from './label-of.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const work = {
  type: 'art',
  artist_name: 'Edmund Blair Leighton',
  year: 1896,
  medium: 'Oil on canvas',
  width: 51,
  height: 76,
  depth: null,
  size_unit: 'cm',
  frame_height: null,
  weight_with_frame: null,
} as const;

test('prints only known details on the label', () => {
  expect(labelOf(intl, { ...work, frame_height: 90 })).toEqual({
    artist: 'Edmund Blair Leighton, 1896',
    medium: 'Oil on canvas, 51 × 76 cm, framed',
  });
  expect(labelOf(intl, work).medium).toBe('Oil on canvas, 51 × 76 cm');
  expect(labelOf(intl, { ...work, year: null, medium: null, width: null, height: null })).toEqual({
    artist: 'Edmund Blair Leighton',
    medium: '',
  });
});

test('does not describe a frame as framed', () => {
  expect(labelOf(intl, { ...work, type: 'frame', frame_height: 90 }).medium).toBe('Oil on canvas, 51 × 76 cm');
});
