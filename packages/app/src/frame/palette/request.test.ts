import { expect, test, vi } from 'vitest';
import { onPaletteRequest, requestPalette } from './request.ts';

test('a request opens the palette, and an early one is kept until there is a listener', () => {
  const early = vi.fn();
  requestPalette();
  const stop = onPaletteRequest(early);
  expect(early).toHaveBeenCalledOnce();
  requestPalette();
  expect(early).toHaveBeenCalledTimes(2);
  stop();

  const late = vi.fn();
  onPaletteRequest(late)();
  expect(late).not.toHaveBeenCalled();
});
