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
  // The build makes the styles; here they only need a file scope.
  const { setFileScope } = await import('@vanilla-extract/css/fileScope');
  setFileScope('root.test.tsx', '@smart-art/ui');
});

const components = { ...actions, ...contents, ...fields, ...frames };

/** Public exports that pass nothing on to a root element, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  ActionBarTool: 'renders a given button, which has a root of its own',
  Field: 'builds new kinds of field: its control is rendered by the caller',
  FieldMark: 'internal: a mark in the label of a field, absent when the field needs none',
  FieldMessages: 'internal: the error and description of a field, absent when there are none',
  ListAction: 'an entry in the menu of a ListView, without an element of its own',
  PublicAfter: 'two parts of the page after another frame, neither of them outermost',
  RejectedFiles: 'internal: the error messages of a file field',
  Toaster: 'renders only toasts, above the page',
  TooltipHost: 'renders only the visible tooltip, which belongs to another component',
  UiProvider: 'renders its children, without an element of its own',
};

const entryPoints = import.meta.glob<Record<string, unknown>>(
  ['../*/index.ts', '!../{icons,storybook,foundations,overlay-matrix}/index.ts'],
  { eager: true },
);

/** Whether it is a component: a function, or the result of memo and the like. An error class is not. */
const isComponent = (exported: unknown) =>
  typeof exported === 'function'
    ? !(exported.prototype instanceof Error)
    : typeof exported === 'object' && exported !== null && '$$typeof' in exported;

const exported = Object.values(entryPoints)
  .flatMap((entryPoint) => Object.entries(entryPoint))
  .flatMap(([name, value]) => (/^[A-Z]/u.test(name) && isComponent(value) ? [name] : []));

describe('component table', () => {
  /** A row may name a variant of its component: "Skeleton of lines". */
  const rows = new Set(Object.keys(components).map((name) => name.split(' ')[0]));

  it('finds the exports of the package', () => {
    expect(exported.length).toBeGreaterThan(120);
  });

  it('has every public component without an exemption', () => {
    expect(exported.filter((name) => !rows.has(name) && !(name in exempt))).toEqual([]);
  });

  it('has no unneeded or unknown exemption', () => {
    expect(Object.keys(exempt).filter((name) => rows.has(name) || !exported.includes(name))).toEqual([]);
  });
});

describe('root element', () => {
  it.each(Object.entries(components))('receives ref and data attributes: %s', { timeout: 30_000 }, async (_, draw) => {
    const roots: (Element | null)[] = [];
    const { unmount } = render(
      <UiProvider locale="en" strings={english}>
        {draw({ ref: (root: Element | null) => void roots.push(root), 'data-root': 'here' })}
      </UiProvider>,
    );
    // Overlays are downloaded first.
    const find = () => document.querySelectorAll('[data-root="here"]');
    await vi.waitUntil(() => find().length > 0, { timeout: 20_000 });
    const marked = find();
    expect(marked).toHaveLength(1);
    expect(roots.at(-1)).toBe(marked[0]);
    unmount();
    expect(roots.at(-1)).toBeNull();
  });
});
