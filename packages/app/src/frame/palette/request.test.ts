import { expect, test, vi } from 'vitest';
import { onPaletteRequest, requestPalette } from './request.ts';

test('a request opens the palette, and one that came too early does so once it can', () => {
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
