import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Bell, History, Images, LayoutDashboard, Plus, ReceiptText } from '../icons/index.ts';
import { apple } from '../shortcut-hint/index.ts';
import { type KeyboardRow, person, playComposition, playKeyboard } from '../storybook/index.ts';
import { CommandPalette, type CommandSearch, type CommandSection } from './index.ts';

const onAction = fn();
const onSearch = fn();
const onRetry = fn();

const sections: CommandSection[] = [
  {
    title: 'Recent',
    commands: [
      { id: 'dutchman', label: 'The Flying Dutchman', icon: History, description: 'Work, 2021', href: '#dutchman' },
    ],
  },
  {
    title: 'Pages',
    commands: [
      { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
      { id: 'library', label: 'アート一覧', icon: Images, href: '#library', keywords: ['art library', 'いちらん'] },
      { id: 'orders', label: 'Orders', icon: ReceiptText, href: '#orders' },
    ],
  },
  {
    title: 'Actions',
    commands: [
      { id: 'add', label: 'Add a work', icon: Plus, shortcut: 'Alt+N' },
      { id: 'mute', label: 'Mute messages', icon: Bell },
    ],
  },
];

const search = (status: CommandSearch['status'], found: CommandSection[] = []): CommandSearch => ({
  onSearch,
  onRetry,
  sections: found,
  status,
});

const box = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const shown = () => document.querySelector('[role="dialog"]');
const opened = () => waitFor(() => expect(box()).toHaveFocus());
const closed = () => waitFor(() => expect(shown()).toBeNull());
const shortcut = apple ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Ctrl + K, or ⌘ + K',
    does: 'Opens it, the focus in its box; once more closes it.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await user.keyboard(shortcut);
      await opened();
      await expect(box()).toHaveAttribute('aria-expanded', 'true');
      await expect(active()).toHaveTextContent('The Flying Dutchman');
      await user.keyboard(shortcut);
      await closed();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus());
    },
  },
  {
    keys: '↓ ↑',
    does: 'Move along what was found, around the ends; the focus stays in the box.',
    run: async ({ user }) => {
      await user.keyboard(shortcut);
      await opened();
      await user.keyboard('{ArrowDown}');
      await expect(active()).toHaveTextContent('Dashboard');
      await expect(active()).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{ArrowUp}{ArrowUp}');
      await expect(active()).toHaveTextContent('Mute messages');
      await user.keyboard('{ArrowDown}');
      await expect(active()).toHaveTextContent('The Flying Dutchman');
      await expect(box()).toHaveFocus();
    },
  },
  {
    keys: 'letters',
    does: 'Narrow it down; the first one found is chosen by Enter.',
    run: async ({ user }) => {
      onAction.mockClear();
      await user.keyboard('add');
      await expect(active()).toHaveTextContent('Add a work');
      await user.keyboard('{Enter}');
      await closed();
      await expect(onAction.mock.calls).toEqual([['add']]);
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; the focus is back.',
    run: async ({ canvas, user }) => {
      await user.keyboard(shortcut);
      await opened();
      await user.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus());
    },
  },
];

function Opened(props: ComponentProps<typeof CommandPalette>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button>Elsewhere</Button>
      <CommandPalette {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  tags: ['stable'],
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('./CommandPaletteLayer.tsx')],
  args: { open: false, onOpenChange: () => undefined, sections, onAction },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Begin with what was used last; then pages, then actions.',
        'Give Japanese labels a reading among their keywords: many people type kana before they convert.',
      ],
      dont: ['Put there what cannot be reached otherwise.', 'Mount a second one.'],
      accessibility: [
        'A combobox in a dialog: the focus stays in the box, the list says which line is current.',
        'How many were found is announced. Enter while an input method composes does nothing.',
      ],
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  args: {
    open: true,
    search: search('loading', [
      { title: 'Works', commands: [{ id: 'w1', label: '海の見える窓', description: '油彩、2019', href: '#w1' }] },
    ]),
  },
  play: async () => {
    await opened();
    await person().keyboard('{ArrowDown}');
    document.querySelectorAll('[role="option"]')[3]?.setAttribute('data-preview', 'pressed');
  },
};

export const Hostile: Story = {
  args: {
    open: true,
    sections: [
      {
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        commands: Array.from({ length: 60 }, (_, index) => ({
          id: `${index}`,
          label: index % 2 ? 'さまよえるオランダ人'.repeat(8) : 'Bildungsurlaubsbewilligungsverfahren'.repeat(4),
          description: longTitle,
        })),
      },
      { title: longTitle, commands: [{ id: 'long', label: longTitle, description: longTitle }] },
    ],
  },
  play: async () => {
    await opened();
    await person().keyboard('{ArrowUp}');
    // The active row is always scrolled into view.
    const list = active()?.closest('[role="listbox"]')?.parentElement as HTMLElement;
    await waitFor(() =>
      expect(active()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    );
  },
};

/** Nothing found; the search fails; it is retried. */
export const Failing: Story = {
  args: { open: true, search: search('failed') },
  play: async () => {
    const user = person();
    await opened();
    await user.keyboard('zzz');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('zzz'));
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await expect(box()).not.toHaveAttribute('aria-activedescendant');
    await expect(shown()).toHaveTextContent(/couldn’t search|取得できませんでした/u);
    onRetry.mockClear();
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

export const Empty: Story = {
  args: { open: true, sections: [] },
  play: async () => {
    await opened();
    await person().keyboard('海');
    await waitFor(() => expect(shown()?.querySelector('p')).toHaveTextContent('海'));
    await person().keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

/** Composed text is searched once it is committed; no IME key selects or closes. */
export const Composition: Story = {
  args: { open: true, search: search('idle') },
  play: async (context) => {
    onAction.mockClear();
    onSearch.mockClear();
    const compose = playComposition(
      async () => {
        await opened();
        return box();
      },
      {
        undisturbed: async () => {
          await expect(shown()).toBeInTheDocument();
          await expect(onAction).not.toHaveBeenCalled();
          await expect(onSearch).not.toHaveBeenCalledWith('とけ');
        },
        after: () => expect(onSearch).toHaveBeenLastCalledWith('時計'),
      },
    );
    await compose(context);
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
