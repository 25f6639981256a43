// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import english from '../strings/en.ts';
import { actions } from './actions.fixtures.tsx';
import { contents } from './contents.fixtures.tsx';
import { fields } from './fields.fixtures.tsx';
import { frames } from './frames.fixtures.tsx';

await vi.hoisted(async () => {
  // Styles are made by the build; here they only need a place to belong to.
  const { setFileScope } = await import('@vanilla-extract/css/fileScope');
  setFileScope('root.test.tsx', '@smart-art/ui');
});

const components = { ...actions, ...contents, ...fields, ...frames };

describe('a component passes on to its root', () => {
  it.each(Object.entries(components))('ref and data: %s', async (_, draw) => {
    const roots: (Element | null)[] = [];
    const { unmount } = render(
      <UiProvider locale="en" strings={english}>
        {draw({ ref: (root: Element | null) => void roots.push(root), 'data-root': 'here' })}
      </UiProvider>,
    );
    // What floats is downloaded first.
    const find = () => document.querySelectorAll('[data-root="here"]');
    await vi.waitUntil(() => find().length > 0, { timeout: 20_000 });
    const marked = find();
    expect(marked).toHaveLength(1);
    expect(roots.at(-1)).toBe(marked[0]);
    unmount();
    expect(roots.at(-1)).toBeNull();
  }, 30_000);
});
