import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { ExternalLink, LayoutDashboard, UserRound } from '../icons/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { UserMenu } from './index.ts';

const followed = fn();
const themed = fn();
const left = fn();

const links = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, href: '#dashboard' },
  { id: 'profile', label: 'Seller profile', icon: UserRound, href: '#profile' },
  { id: 'buyer', label: 'Buyer dashboard', icon: ExternalLink, description: 'Opens the buyer side in a new tab' },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space',
    does: 'Opens the menu on its first line.',
    run: async ({ canvas, page, user }) => {
      await user.tab();
      for (const key of ['{Enter}', ' ']) {
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
        await user.keyboard(key);
        await waitFor(() => expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus());
        if (key === '{Enter}') await user.keyboard('{Escape}');
      }
    },
  },
  {
    keys: '↓, Enter',
    does: 'Follows the line, or chooses the look.',
    run: async ({ canvas, page, user }) => {
      themed.mockClear();
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await expect(themed).toHaveBeenCalledWith('light');
      await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    },
  },
  {
    keys: '↑ on the button',
    does: 'Opens it on its last line: the way out.',
    run: async ({ page, user }) => {
      left.mockClear();
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
      await user.keyboard('{Enter}');
      await expect(left).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = {
  title: 'Navigation/UserMenu',
  component: UserMenu,
  tags: ['stable'],
  loaders: [() => import('../menu/MenuPopover.tsx')],
  args: {
    name: 'Edith Villiers',
    links,
    onFollow: followed,
    theme: 'system',
    onThemeChange: themed,
    onSignOut: left,
  },
  argTypes: { links: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Leave out the links that a person may not open.', 'Ask before the buyer side is opened.'],
      dont: ['Put what belongs to a page here.', 'Ask before signing out: nothing is lost.'],
      accessibility: ['The button is named by the person; the picture is decoration.'],
    },
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="initials, Japanese, hover, focus, open">
        <UserMenu {...args} />
        <UserMenu {...args} name="田中はるか" />
        <UserMenu {...args} data-preview="hover" />
        <UserMenu {...args} data-preview="focus" />
        <div data-open="" style={{ minHeight: 420 }}>
          <UserMenu {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await person().click(within(canvasElement.querySelector<HTMLElement>('[data-open]')!).getByRole('button'));
    await waitFor(() => expect(document.querySelector('[role="menuitem"]')).toHaveFocus());
  },
};

export const Hostile: Story = {
  args: {
    name: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${longTitle}`,
    picture: 'data:image/png;base64,x',
  },
  render: (args) => (
    <Narrow>
      <UserMenu {...args} />
      <UserMenu name="" onSignOut={left} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A link without an `href` is passed to the caller, who asks first. */
export const BuyerSide: Story = {
  play: async ({ canvas }) => {
    const user = person();
    followed.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Account: Edith Villiers' }));
    const line = await within(document.body).findByRole('menuitem', { name: /^Buyer dashboard/ });
    await user.click(line);
    await expect(followed.mock.calls).toEqual([['buyer']]);
  },
};
