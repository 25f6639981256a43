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

/** Public exports that pass nothing on, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  ActionBarTool: 'draws the button that it is given, which passes on its own',
  Field: 'makes new kinds of field: its control is handed to who draws it, with what belongs on it',
  FieldMark: 'a word in the label of a field, inside the design system; absent where the field needs none',
  FieldWords: 'the words of a field, inside the design system; absent while there are none',
  ListAction: 'a line in the menu of a ListView, no element of its own',
  PublicAfter: 'two parts of the page that follow another frame: none of them is outermost',
  Refusals: 'the words of a field of files, inside the design system',
  Toaster: 'draws only what is said by toast, above everything',
  TooltipHost: 'draws only the one tip that is shown, which belongs to another component',
  UiProvider: 'draws what it is given, no element of its own',
};

const doors = import.meta.glob<Record<string, unknown>>(
  ['../*/index.ts', '!../{icons,storybook,foundations,overlay-matrix}/index.ts'],
  { eager: true },
);

/** Whether it is a component: a function, or the result of memo and the like. An error class is not. */
const isComponent = (exported: unknown) =>
  typeof exported === 'function'
    ? !(exported.prototype instanceof Error)
    : typeof exported === 'object' && exported !== null && '$$typeof' in exported;

const exported = Object.values(doors)
  .flatMap((door) => Object.entries(door))
  .flatMap(([name, value]) => (/^[A-Z]/u.test(name) && isComponent(value) ? [name] : []));

describe('the table of components', () => {
  /** A row may name a variant of its component: "Skeleton of lines". */
  const rows = new Set(Object.keys(components).map((name) => name.split(' ')[0]));

  it('finds what the doors of the package export', () => {
    expect(exported.length).toBeGreaterThan(120);
  });

  it('has every public component, but for those with a reason', () => {
    expect(exported.filter((name) => !rows.has(name) && !(name in exempt))).toEqual([]);
  });

  it('excuses nothing that is in it, nor what is not there', () => {
    expect(Object.keys(exempt).filter((name) => rows.has(name) || !exported.includes(name))).toEqual([]);
  });
});

describe('a component passes on to its root', () => {
  it.each(Object.entries(components))('ref and data: %s', { timeout: 30_000 }, async (_, draw) => {
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
