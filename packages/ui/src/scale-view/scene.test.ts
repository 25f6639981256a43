import { describe, expect, it } from 'vitest';
import { comparison, isLength, sceneOf } from './scene.ts';

describe('sceneOf', () => {
  it('hangs a work with its centre at eye level', () => {
    const { work, floor } = sceneOf({ width: 120, height: 80 }, { reference: 'person' });
    expect(floor - (work.y + work.height / 2)).toBe(150);
    expect(work).toMatchObject({ width: 120, height: 80 });
  });

  it('keeps a 12 m work on the wall and above the floor', () => {
    const scene = sceneOf({ width: 1200, height: 1200 }, { reference: 'person' });
    expect(scene.work.y).toBeGreaterThan(0);
    expect(scene.floor - (scene.work.y + scene.work.height)).toBeGreaterThan(0);
    expect(scene.stand.x + 23).toBeLessThan(scene.width);
  });

  it('rings only a work too small to find', () => {
    expect(sceneOf({ width: 3, height: 3 }, { reference: 'bench' }).ring).not.toBeNull();
    expect(sceneOf({ width: 30, height: 3 }, { reference: 'bench' }).ring).toBeNull();
  });

  it('adds frame and mat around the work without changing its size', () => {
    const { outer, mat, work } = sceneOf({ width: 60, height: 40 }, { frame: 3, mat: 5, reference: 'person' });
    expect([work.width, mat.width, outer.width]).toEqual([60, 70, 76]);
    expect(mat.x - outer.x).toBe(3);
  });
});

describe('comparison', () => {
  it.each([
    [120, 80, 'than.half', 0],
    [60, 42, 'than.quarter', 0],
    [5, 3, 'than.small', 0],
    [200, 15, 'than.tenth', 0],
    [90, 165, 'than.same', 0],
    [100, 1200, 'than.times', 7],
  ])('%s × %s cm', (width, height, key, times) => {
    expect(comparison({ width, height })).toEqual({ key, times });
  });
});

it('accepts only positive finite lengths', () => {
  expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined].some(isLength)).toBe(false);
  expect(isLength(0.3)).toBe(true);
});
