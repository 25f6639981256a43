import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { families, paintPicture } from './families.ts';

const size = { width: 600, height: 520 };

describe('demo picture', () => {
  it.each(families)('%s is deterministic and not a single colour', async (family) => {
    const picture = await paintPicture(family, 'test', size);
    expect(picture.equals(await paintPicture(family, 'test', size))).toBe(true);
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }).toEqual(size);
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4);
  });
});
