import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Plus } from '../icons/index.ts';
import { type KeyboardRow, Preview, person, playKeyboard } from '../storybook/index.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { pages, quota } from './samples.tsx';

const collapsing = fn();

function Remembering({ collapsed: first = false, width = 240, ...props }: SidebarProps & { width?: number }) {
  const [collapsed, setCollapsed] = useState(first);
  return (
    <aside aria-label="Sidebar" style={{ width: collapsed ? 64 : width, height: 720 }}>
      <Sidebar
        {...props}
        collapsed={collapsed}
        onCollapsedChange={(next) => {
          collapsing(next);
          setCollapsed(next);
        }}
      />
    </aside>
  );
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from the brand to the box and through the pages; what is coming is passed over.',
    run: async ({ canvas, user }) => {
      const stops = [
        canvas.getByRole('link', { name: 'Smart Art' }),
        canvas.getByRole('button', { name: 'Sidebar' }),
        canvas.getByRole('searchbox', { name: 'Find a page' }),
        canvas.getByRole('link', { name: 'Dashboard' }),
      ];
      for (const stop of stops) {
        await user.tab();
        await expect(stop).toHaveFocus();
      }
    },
  },
  {
    keys: 'letters in the box, Enter',
    does: 'Filters the pages; goes to the first that is found.',
    run: async ({ canvas, user }) => {
      const followed = fn((event: Event) => event.preventDefault());
      canvas.getByRole('link', { name: 'Library' }).addEventListener('click', followed);
      canvas.getByRole('searchbox').focus();
      await user.keyboard('lib');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await user.keyboard('{Enter}');
      await expect(followed).toHaveBeenCalledTimes(1);
    },
  },
  {
    keys: 'Escape in the box',
    does: 'Shows all pages again.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(pages.length);
    },
  },
  {
    keys: 'Ctrl + K, on a Mac ⌘ K',
    does: 'Moves to the box, from anywhere; a collapsed sidebar opens.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('button', { name: 'Sidebar' }).focus();
      await user.keyboard('{Enter}');
      await expect(collapsing).toHaveBeenLastCalledWith(true);
      await user.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  tags: ['stable'],
  args: {
    brand: { name: 'Smart Art', href: '#home' },
    navigation: pages,
    currentPath: '#library',
    person: { name: 'Edith Villiers' },
    quota,
    shortcut: true,
  },
  argTypes: { navigation: { control: false } },
  render: (args) => <Remembering {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Say with `permission` who may see a page, and hand over `can`.', 'Show what is coming, with a word.'],
      dont: ['Set it by hand: AppShell does.', 'Grow beyond a dozen pages: nobody reads on.'],
      accessibility: [
        'Collapsed, each icon keeps its name and shows it in a tip.',
        'What is coming is words, not a link that leads nowhere.',
      ],
    },
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One page is hovered, another has keyboard focus. */
export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  decorators: [
    (Story) => (
      <Preview focus="li:nth-child(3) a" hover="li:nth-child(2) a">
        <Story />
      </Preview>
    ),
  ],
};

export const Collapsed: Story = { tags: ['sheet'], args: { collapsed: true } };

/** In Japanese, on none of its pages, for a user who may see two of them. */
export const Permitted: Story = {
  tags: ['sheet'],
  args: {
    can: (permission) => permission !== 'list-library',
    currentPath: '#elsewhere',
    navigation: [
      { ...pages[4]!, label: '注文', badgeLabel: '3件が対応待ちです', permission: 'list-orders' },
      { ...pages[6]!, label: 'ライブラリ', permission: 'list-library' },
      { ...pages[5]!, label: 'タスク' },
    ],
    person: { name: '田中はるか' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('ライブラリ')).toBeNull();
  },
};

export const Hostile: Story = {
  args: {
    brand: { name: longTitle, href: '#home' },
    person: { name: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${longTitle}`, note: longTitle },
    quota: undefined,
    navigation: [
      ...pages,
      { href: '#long', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', icon: Plus, badge: 12_345 },
      { href: '#ja', label: '購入者からの注文と貸し出しの一覧', icon: Plus, soon: true },
      { href: '#title', label: longTitle, icon: Plus, soon: true },
      { href: '#count', label: longTitle, icon: Plus, badge: 3, badgeLabel: longTitle },
    ],
  },
};

/** Closed to the user: dimmed, and explained on focus. */
export const Closed: Story = {
  args: {
    navigation: pages.map((page) =>
      page.label === 'Orders' ? { ...page, closed: 'It lacks the permission “List orders”.' } : page,
    ),
  },
  play: async ({ canvas }) => {
    const shadow = canvas.getByRole('link', { name: /^Orders.*List orders/u });
    await expect(shadow).toHaveAttribute('aria-disabled', 'true');
    await expect(shadow).not.toHaveAttribute('href');
    shadow.focus();
    await expect(shadow).toHaveFocus();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A user without any permission sees no pages and no "not found" message. */
export const NothingPermitted: Story = {
  args: { navigation: pages.map((page) => ({ ...page, permission: 'any' })), can: () => false },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
    await person().type(canvas.getByRole('searchbox'), 'library');
    await expect(canvas.getByText('No pages match “library”.')).toBeVisible();
  },
};
