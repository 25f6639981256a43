import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, Preview, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { NavigationMenu } from './index.ts';
import { japaneseMenus, menus } from './samples.ts';

const onConfirmFirst = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves along the bar; what is closed is passed over.',
    run: async ({ canvas, user }) => {
      for (const name of ['Gallery', 'Services', 'Products']) {
        await user.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Forum' })).toHaveFocus();
    },
  },
  {
    keys: 'Home, End, → ↓, ← ↑ in the bar',
    does: 'Moves along the bar and stops at its ends.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Home}{ArrowLeft}{ArrowUp}');
      await expect(canvas.getByRole('button', { name: 'Gallery' })).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Services' })).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: 'Products' })).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(canvas.getByRole('button', { name: 'Gallery' })).toHaveFocus();
      await user.keyboard('{End}{ArrowRight}');
      await expect(canvas.getByRole('link', { name: 'Forum' })).toHaveFocus();
    },
  },
  ...(['Enter', 'Space'] as const).map((keys) => ({
    keys,
    does: 'Opens the pages under a title, or closes them; another one that was open closes.',
    run: async ({ canvas, user }: Parameters<KeyboardRow['run']>[0]) => {
      const key = keys === 'Enter' ? '{Enter}' : ' ';
      const title = canvas.getByRole('button', { name: 'Services' });
      title.focus();
      await user.keyboard(key);
      await expect(title).toHaveAttribute('aria-expanded', 'true');
      await expect(document.getElementById(title.getAttribute('aria-controls') ?? '')).toBeVisible();
      await user.keyboard(key);
      await expect(title).toHaveAttribute('aria-expanded', 'false');
      await expect(document.getElementById(title.getAttribute('aria-controls') ?? '')).not.toBeVisible();
    },
  })),
  {
    keys: '↓ on a title that is open',
    does: 'Moves to its first page.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('button', { name: 'Gallery' }).focus();
      await user.keyboard('{Enter}{ArrowDown}');
      await expect(canvas.getByRole('link', { name: 'Art' })).toHaveFocus();
    },
  },
  {
    keys: '↓ →, ↑ ←, Home, End in a list',
    does: 'Moves along the pages and stops at the ends.',
    run: async ({ canvas, user }) => {
      const at = (name: string) => expect(canvas.getByRole('link', { name })).toHaveFocus();
      await user.keyboard('{ArrowUp}{ArrowLeft}');
      await at('Art');
      await user.keyboard('{ArrowDown}');
      await at('Photos');
      await user.keyboard('{ArrowRight}{ArrowDown}');
      await at('Frames');
      await user.keyboard('{Home}');
      await at('Art');
      await user.keyboard('{End}');
      await at('Frames');
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the list; the focus is back on its title.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      const title = canvas.getByRole('button', { name: 'Gallery' });
      await expect(title).toHaveFocus();
      await expect(title).toHaveAttribute('aria-expanded', 'false');
    },
  },
];

const meta = {
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  tags: ['stable'],
  args: { items: menus, currentPath: '#home', onConfirmFirst },
  argTypes: { items: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['At most five titles, each one word.', 'Show what is coming, with a word.'],
      dont: ['Open a list on hover: it is in the way of whoever passes by.', 'Nest lists deeper than one.'],
      accessibility: [
        'A landmark with lists of links behind titles that say whether they are open: no ARIA menu.',
        'The page that is shown is marked as current, and so is its title.',
        'A page that is asked about first is asked about with every button of the mouse.',
      ],
    },
  },
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const phone = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '700px' } } } },
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="no page of it, one of it, in Japanese">
        <NavigationMenu {...args} label="One" />
        <NavigationMenu {...args} currentPath="#forum" label="Two" />
        <NavigationMenu {...args} items={japaneseMenus} label="Three" />
        <Preview focus="li:nth-child(3) > button" hover="li:nth-child(2) > button">
          <NavigationMenu {...args} label="hover, focus" />
        </Preview>
      </SheetRow>
      <SheetRow label="open: the page that is shown, descriptions, two that are coming">
        <div style={{ minHeight: 240 }}>
          <NavigationMenu {...args} currentPath="#rent" label="Open" />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await person().click(
      within(canvas.getByRole('navigation', { name: 'Open' })).getByRole('button', { name: 'Services' }),
    );
    await expect(canvas.getByRole('link', { current: 'page', name: /^Buy and rent/ })).toBeVisible();
  },
};

export const Hostile: Story = {
  args: {
    items: [
      ...menus,
      {
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        links: [
          { href: '#word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
          { href: '#title', label: longTitle, description: longTitle, soon: true },
        ],
      },
      { label: longTitle, links: [{ href: '#a', label: longTitle, description: longTitle, external: true }] },
      { href: '#alone', label: longTitle },
      { label: 'Empty', links: [] },
    ],
  },
  render: (args) => (
    <>
      <Narrow>
        <NavigationMenu {...args} />
      </Narrow>
      <NavigationMenu {...args} items={[]} label="Nothing" />
    </>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** One list is open at a time; pressing elsewhere or leaving by Tab closes it. */
export const Closing: Story = {
  render: (args) => (
    <>
      <NavigationMenu {...args} />
      <button style={{ marginTop: 300 }} type="button">
        Elsewhere
      </button>
    </>
  ),
  play: async ({ canvas }) => {
    const user = person();
    const [gallery, products] = ['Gallery', 'Products'].map((name) => canvas.getByRole('button', { name }));
    await user.click(gallery!);
    await user.click(products!);
    await expect(gallery).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await user.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    products!.focus();
    await user.keyboard('{Enter}');
    for (const _ of ['two pages', 'Forum', 'Elsewhere', '']) await user.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A link to the buyer side is confirmed first; the dialog returns the focus to the title. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    const user = person();
    onConfirmFirst.mockClear();
    const title = canvas.getByRole('button', { name: 'Gallery' });
    await user.click(title);
    const before = location.href;
    await user.click(canvas.getByRole('link', { name: 'Photos' }));
    await expect(onConfirmFirst).toHaveBeenCalledTimes(1);
    await expect(onConfirmFirst.mock.calls[0]?.[0]).toMatchObject({ href: '#photo' });
    await expect(location.href).toBe(before);
    await expect(title).toHaveFocus();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A single menu holds everything; Escape closes a list first, then the menu. */
export const Phone: Story = {
  ...phone,
  tags: ['sheet'],
  render: (args) => (
    <div style={{ minHeight: 520 }}>
      <div style={{ position: 'relative', display: 'flex', justifyContent: 'end' }}>
        <NavigationMenu {...args} currentPath="#art" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const user = person();
    const menu = canvas.getByRole('button', { name: /^(Menu|メニュー)$/ });
    await expect(canvas.queryByRole('button', { name: 'Gallery' })).toBeNull();
    await user.click(menu);
    await user.click(canvas.getByRole('button', { name: 'Services' }));
    await user.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Services' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    await user.click(canvas.getByRole('button', { name: 'Gallery' }));
    await expect(canvas.getByRole('link', { name: 'Art' })).toHaveAttribute('aria-current', 'page');
  },
};
