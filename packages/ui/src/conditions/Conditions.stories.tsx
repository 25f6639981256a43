import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { person } from '../storybook/index.ts';
import { Controls } from './Controls.fixtures.tsx';
import { apart, ground, lowerThan } from './look.fixtures.ts';

const meta = {
  title: 'Foundations/Conditions',
  component: Controls,
  tags: ['stable'],
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('../menu/MenuPopover.tsx')],
  parameters: {
    guidance: {
      do: [
        'Write heights through `tokens.size`: they grow where fingers press.',
        'Give what is told by a background or a shadow an edge, or a system colour, where colours are forced.',
      ],
      dont: ['Ask for `(pointer: coarse)` to make something larger: the density of a page may be chosen.'],
      accessibility: [
        "Where the person's own colours rule, every state is still told by an edge, a fill or a sign.",
        'By touch every control is 44 px high; a link within a sentence is as high as its line.',
      ],
    },
  },
} satisfies Meta<typeof Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async () => {
  await person().click(within(document.body).getByRole('button', { name: 'Sort' }));
  await waitFor(() => expect(document.querySelector('[role="menuitem"]')).toHaveFocus());
};

const one = (selector: string) => document.querySelector(selector);
const all = (selector: string) => [...document.querySelectorAll(selector)];
const sample = (kind: string, state: string, part: string) => one(`[data-state="${kind}, ${state}"] ${part}`);

/** The states of each control that must look different, and the part of the sample that shows it. */
const states = {
  Button: ['button', 'secondary', 'pressed', 'disabled', 'focus'],
  IconButton: ['button', 'secondary', 'pressed', 'disabled', 'focus'],
  Checkbox: ['label', 'rest', 'checked', 'some of it', 'disabled', 'disabled, checked', 'error', 'focus'],
  Switch: ['label', 'rest', 'on', 'disabled', 'disabled, on', 'error', 'focus'],
  Select: ['button', 'rest', 'error', 'disabled', 'focus'],
  TextField: [':has(> input)', 'rest', 'error', 'disabled', 'read only', 'focus'],
} as const;

/** Forced colours: the page has no colours or shadows of its own. In Storybook, turn on the system's contrast theme. */
export const ForcedColours: Story = {
  tags: ['sheet'],
  parameters: { forcedColours: true },
  play: async () => {
    await openMenu();
    if (!matchMedia('(forced-colors: active)').matches) return;

    for (const [kind, [part, ...names]] of Object.entries(states))
      await apart(Object.fromEntries(names.map((state) => [`${kind}, ${state}`, sample(kind, state, part)])));
    const values = ['chosen', 'other', 'off'] as const;
    const radio = (state: string, value: string) => sample('One of several', state, `label:has([value="${value}"])`);
    const segment = (state: string, value: (typeof values)[number]) =>
      sample('One of several', state, `[role="radio"]:nth-child(${values.indexOf(value) + 1})`);
    for (const [kind, part] of [
      ['radio', radio],
      ['segments', segment],
    ] as const) {
      await apart(Object.fromEntries(values.map((value) => [`${kind}, ${value}`, part(kind, value)])));
      await apart({ [kind]: part(kind, 'other'), [`${kind}, focus`]: part(`${kind}, focus`, 'other') });
    }
    const tab = (state: string, at: number) => sample('One of several', state, `[role="tab"]:nth-child(${at})`);
    await apart({ chosen: tab('tabs', 1), other: tab('tabs', 2), off: tab('tabs', 3), focus: tab('tabs, focus', 2) });
    const chip = (value: string) => sample('One of several', 'chips', `label:has([value="${value}"])`);
    await apart({ chosen: chip('chosen'), other: chip('other') });
    await apart({ 'this page': one('[aria-current="page"]'), 'another page': one('nav a[href="#page-4"]') });
    const [, first, selected] = all('[role="row"]');
    await apart({ 'a row': first, 'a selected row': selected });
    const item = (name: string) => within(document.body).getByRole('menuitem', { name });
    await apart({ focus: item('Newest first'), rest: item('Delete all'), off: item('Not yet') });
    const day = (at: number) => all('td').find(({ textContent }) => Number.parseInt(textContent, 10) === at);
    await apart({
      'a day': day(1),
      today: day(5),
      'the first chosen day': day(8),
      'a day between': day(9),
      'a closed day': day(27),
    });

    const edged = all(
      '[data-state^="Button"] button, [data-state^="IconButton"] button, [data-state^="Select"] button, [data-state^="TextField"] :has(> input)',
    );
    await expect(edged.length).toBeGreaterThan(20);
    const withoutEdge = edged.filter((box) => {
      const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(box);
      return borderTopStyle === 'none' || borderTopWidth === '0px' || borderTopColor === ground(box);
    });
    await expect(withoutEdge).toEqual([]);

    const icons = all('svg.lucide').filter((icon) => icon.checkVisibility());
    await expect(icons.length).toBeGreaterThan(10);
    await expect(icons.filter((icon) => getComputedStyle(icon).stroke === ground(icon))).toEqual([]);
  },
};

/** Touch density: controls are at least 44 px high. */
export const Touch: Story = {
  tags: ['sheet'],
  globals: { density: 'touch' },
  play: async () => {
    await openMenu();
    await expect(lowerThan(44)).toEqual([]);
  },
};
