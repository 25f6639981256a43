import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { refs } from './refs.ts';

it('sets every ref and clears each in its own way', () => {
  const element = {};
  const object = createRef<object>();
  const plain = vi.fn();
  const cleanUp = vi.fn();
  const withCleanUp = vi.fn(() => cleanUp);
  const empty = refs<object>(object, plain, undefined, withCleanUp)(element);
  expect(object.current).toBe(element);
  expect(plain.mock.calls).toEqual([[element]]);
  expect(withCleanUp.mock.calls).toEqual([[element]]);
  empty();
  expect(object.current).toBeNull();
  expect(plain.mock.calls).toEqual([[element], [null]]);
  expect(withCleanUp).toHaveBeenCalledTimes(1);
  expect(cleanUp).toHaveBeenCalledTimes(1);
});
