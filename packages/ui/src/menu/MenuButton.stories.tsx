import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { CircleUser, Languages, LayoutDashboard, LogOut, Trash2, UserRound } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import {
  type KeyboardContext,
  type KeyboardRow,
  Narrow,
  person,
  playKeyboard,
  Sheet,
  SheetRow,
} from '../storybook/index.ts';
import { MenuButton, type MenuSection } from './index.ts';

const acted = fn();

const sections: MenuSection[] = [
  {
    title: 'Edith Villiers',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
      { id: 'profile', label: 'Seller profile', icon: UserRound, description: 'What buyers see' },
      { id: 'off', label: 'Not yet', disabled: true },
    ],
  },
  {
    title: 'Theme',
    selected: 'light',
    items: [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
    ],
  },
  {
    items: [
      { id: 'sign-out', label: 'Sign out', icon: LogOut },
      { id: 'delete', label: 'Delete account', icon: Trash2, tone: 'danger' },
    ],
  },
];

const orders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'price', label: 'Price' },
];

const button = (canvas: KeyboardContext['canvas']) => canvas.getByRole('button', { name: 'Sort' });

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space',
    does: 'Opens the menu on its first line, or on the one that is chosen.',
    run: async ({ canvas, page, user }) => {
      button(canvas).focus();
      for (const key of [' ', '{Enter}']) {
        await waitFor(() => expect(button(canvas)).toHaveFocus());
        await user.keyboard(key);
        await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus());
        await expect(page.getByRole('menu', { name: 'Sort' })).toHaveAttribute('aria-label', 'Sort');
        if (key === ' ') await user.keyboard('{Escape}');
      }
    },
  },
  {
    keys: '↓ ↑ Home End',
    does: 'Moves along the lines, around the ends.',
    run: async ({ page, user }) => {
      for (const [key, name] of [
        ['{ArrowDown}', 'Oldest first'],
        ['{End}', 'Price'],
        ['{ArrowDown}', 'Newest first'],
        ['{ArrowUp}', 'Price'],
        ['{Home}', 'Newest first'],
      ] as const) {
        await user.keyboard(key);
        await expect(page.getByRole('menuitemradio', { name })).toHaveFocus();
      }
    },
  },
  {
    keys: 'letters',
    does: 'Move to the line that begins so.',
    run: async ({ page, user }) => {
      await user.keyboard('pr');
      await expect(page.getByRole('menuitemradio', { name: 'Price' })).toHaveFocus();
      // Text that matches no item is discarded.
      await user.keyboard('zo');
      await expect(page.getByRole('menuitemradio', { name: 'Oldest first' })).toHaveFocus();
      await user.keyboard('{End}');
      await expect(page.getByRole('menuitemradio', { name: 'Price' })).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; focus is back on the button.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(button(canvas)).toHaveFocus());
    },
  },
  {
    keys: '↓ or ↑ on the button',
    does: 'Opens it on its first line, or the one that is chosen, or on its last.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button(canvas)).toHaveFocus());
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'Price' })).toHaveFocus());
    },
  },
  {
    keys: 'Enter on a line',
    does: 'Chooses it and closes.',
    run: async ({ canvas, page, user }) => {
      acted.mockClear();
      await user.keyboard('{Enter}');
      await expect(acted).toHaveBeenCalledWith('price');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(button(canvas)).toHaveFocus());
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'In the menu: closes it and moves on, as from the button.',
    run: async ({ canvas, page, user }) => {
      acted.mockClear();
      for (const [shift, name] of [
        [false, 'After'],
        [true, 'Before'],
      ] as const) {
        button(canvas).focus();
        await user.keyboard('{Enter}');
        await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus());
        await user.tab({ shift });
        await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
        await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
      }
      await expect(acted).not.toHaveBeenCalled();
    },
  },
];

const meta = {
  title: 'Overlays/MenuButton',
  component: MenuButton,
  tags: ['stable'],
  // Loaded before the play function, so that slow machines don't time out.
  loaders: [() => import('./MenuPopover.tsx')],
  args: { label: 'Sort', items: orders, selected: 'newest', onAction: acted },
  argTypes: { icon: { control: false }, trigger: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put what destroys last, apart from the rest.', 'Give names of languages their own `lang`.'],
      dont: ['Hide the one thing to do next in a menu.', 'Use it for a value of a form: that is Select.'],
      accessibility: [
        'A choice of one is announced with what holds now.',
        'The list is downloaded on pointing or focus; the first press opens it even when it arrives late.',
      ],
    },
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow align="center" label="button, icon only, a face, quiet, small, disabled">
        <MenuButton items={orders} label="Sort" />
        <MenuButton icon={Languages} iconOnly items={orders} label="Language" />
        <MenuButton emphasis="quiet" items={orders} label="You" trigger={<Avatar name="Edith Villiers" size={24} />} />
        <MenuButton emphasis="quiet" items={orders} label="Sort" />
        <MenuButton items={orders} label="Sort" size="small" />
        <MenuButton disabled items={orders} label="Sort" />
      </SheetRow>
      <SheetRow label="open, with focus, hover, pressed: groups, links, a description, disabled, a choice of one, danger">
        <div style={{ minHeight: 420 }}>
          <MenuButton icon={CircleUser} label="Edith Villiers" sections={sections} />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edith Villiers' }));
    await waitFor(() => expect(document.querySelector('[role="menuitem"]')).toHaveFocus());
    const [focused, hovered, pressed] = document.querySelectorAll<HTMLElement>(
      '[role="menuitem"]:not([aria-disabled])',
    );
    focused?.setAttribute('data-preview', 'focus');
    hovered?.setAttribute('data-preview', 'hover');
    pressed?.setAttribute('data-preview', 'pressed');
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <MenuButton items={[]} label="Nothing" />
      <MenuButton
        label={longTitle}
        sections={[
          {
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            items: [
              { id: 'a', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
              { id: 'b', label: '価格の高い順に並べ替える', description: longTitle },
            ],
          },
          { title: longTitle, items: [{ id: 'c', label: longTitle }], selected: 'c' },
        ]}
      />
    </Narrow>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: longTitle }));
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeVisible());
  },
};

/** Between two other tab stops: Tab leaves the menu as it would leave its button. */
export const Keyboard: Story = {
  render: (args) => (
    <Inline gap={2}>
      <Button>Before</Button>
      <MenuButton {...args} />
      <Button>After</Button>
    </Inline>
  ),
  play: playKeyboard(keyboard),
};

/** The menu is labelled by its button; a letter moves to the next item that starts with it, wrapping around. */
export const Letters: Story = {
  args: {
    label: 'Actions',
    items: [1, 2, 3].map((n) => ({ id: String(n), label: `Action ${n}` })),
    selected: undefined,
  },
  play: async ({ canvas }) => {
    const user = person();
    const button = canvas.getByRole('button', { name: 'Actions' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await user.tab();
    await user.keyboard('{Enter}');
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Action 1' })).toHaveFocus());
    await expect(page.getByRole('menu')).toHaveAttribute('aria-label', 'Actions');
    await expect(button).toHaveAttribute('aria-controls', page.getByRole('menu').id);
    for (const line of page.getAllByRole('menuitem')) await expect(line).toHaveAttribute('tabindex', '-1');
    for (const [letter, name] of [
      ['x', 'Action 1'],
      ['a', 'Action 2'],
      ['a', 'Action 3'],
      ['a', 'Action 1'],
    ] as const) {
      await user.keyboard(letter);
      await expect(page.getByRole('menuitem', { name })).toHaveFocus();
    }
  },
};
