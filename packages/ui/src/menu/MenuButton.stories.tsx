import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { CircleUser, Languages, LayoutDashboard, LogOut, Trash2, UserRound } from '../icons/index.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { MenuButton, type MenuGroup } from './index.ts';

const acted = fn();

const sections: MenuGroup[] = [
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

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space',
    does: 'Opens the menu on its first line.',
    run: async ({ page, user }) => {
      await user.tab();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus());
    },
  },
  {
    keys: '↓ ↑ Home End',
    does: 'Moves along the lines, around the ends.',
    run: async ({ page, user }) => {
      await user.keyboard('{ArrowDown}');
      await expect(page.getByRole('menuitemradio', { name: 'Oldest first' })).toHaveFocus();
      await user.keyboard('{End}');
      await expect(page.getByRole('menuitemradio', { name: 'Price' })).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      await expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toHaveFocus();
    },
  },
  {
    keys: 'letters',
    does: 'Move to the line that begins so.',
    run: async ({ page, user }) => {
      await user.keyboard('pr');
      await expect(page.getByRole('menuitemradio', { name: 'Price' })).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; focus is back on the button.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    },
  },
  {
    keys: '↓ or ↑ on the button',
    does: 'Opens it on its first or last line.',
    run: async ({ page, user }) => {
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
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Overlays/MenuButton',
  component: MenuButton,
  tags: ['stable'],
  // What is downloaded on intent is there before the play, however slow the machine.
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
      <SheetRow label="button, icon only, a face, quiet, small, disabled">
        <MenuButton items={orders} label="Sort" />
        <MenuButton icon={Languages} iconOnly items={orders} label="Language" />
        <MenuButton emphasis="quiet" items={orders} label="You" trigger={<Avatar name="Edith Villiers" size={24} />} />
        <MenuButton emphasis="quiet" items={orders} label="Sort" />
        <MenuButton items={orders} label="Sort" size="small" />
        <MenuButton disabled items={orders} label="Sort" />
      </SheetRow>
      <SheetRow label="open: groups, links, a description, disabled, a choice of one, danger">
        <div style={{ minHeight: 420 }}>
          <MenuButton icon={CircleUser} label="Edith Villiers" sections={sections} />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edith Villiers' }));
    await waitFor(() => expect(document.querySelector('[role="menuitem"]')).toHaveFocus());
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <MenuButton
        items={[
          { id: 'a', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
          { id: 'b', label: '価格の高い順に並べ替える', description: 'The Sun and Stars. '.repeat(23) },
        ]}
        label="並べ替えの順序を選ぶ"
      />
      <MenuButton items={[]} label="Nothing" />
    </Narrow>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '並べ替えの順序を選ぶ' }));
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeVisible());
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
