// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import english from '../strings/en.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

vi.mock('../dialog/index.ts', () => {
  throw new Error('The connection is gone.');
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['leaves', true],
  ['stays', false],
])('falls back to the browser dialog when its own fails to load, and %s', async (_, answer) => {
  const confirm = vi.fn(() => answer);
  vi.stubGlobal('confirm', confirm);
  const blocker = { state: 'blocked', proceed: vi.fn(), reset: vi.fn() } as const;
  render(
    <UiProvider locale="en" strings={english}>
      <UnsavedGuard blocker={blocker} />
    </UiProvider>,
  );
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(confirm).toHaveBeenCalledWith(expect.stringContaining('Leave without saving?'));
  expect(blocker.proceed).toHaveBeenCalledTimes(answer ? 1 : 0);
  expect(blocker.reset).toHaveBeenCalledTimes(answer ? 0 : 1);
});
