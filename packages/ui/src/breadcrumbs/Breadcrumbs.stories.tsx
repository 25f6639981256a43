import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Breadcrumbs } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from level to level; this page is no link.',
    run: async ({ canvas, user }) => {
      for (const name of ['Orders', 'Buy orders']) {
        await user.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
      await user.tab();
      await expect(document.body).toHaveFocus();
    },
  },
];

const crumbs = [
  { label: 'Orders', href: '#orders' },
  { label: 'Buy orders', href: '#buy-orders' },
  { label: 'B-20418' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['stable'],
  args: { crumbs },
  parameters: {
    keyboard,
    guidance: {
      do: ['End with this page.'],
      dont: ['Set them on a page by hand: Page does, and hangs them in the header.'],
      accessibility: ['A landmark; the last is marked as the current page.'],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow align="baseline" label="three levels, one">
        <Breadcrumbs crumbs={crumbs} />
        <Breadcrumbs crumbs={[{ label: 'ライブラリ' }]} label="作品の場所" />
        <Preview focus="li:nth-child(2) > a" hover="li:first-child > a">
          <Breadcrumbs crumbs={crumbs} label="hover, focus" />
        </Preview>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Breadcrumbs
        crumbs={[
          { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', href: '#a' },
          { label: '購入者からの注文の一覧', href: '#b' },
          { label: longTitle, href: '#c' },
          { label: longTitle },
        ]}
      />
      <Breadcrumbs crumbs={[{ label: longTitle }]} label={longTitle} />
      <Breadcrumbs crumbs={[]} />
    </Narrow>
  ),
};

/** Four levels on a phone: the last two, and a sign that there are more. The last one may link to itself. */
export const Phone: Story = {
  tags: ['sheet'],
  args: { crumbs: [{ label: 'Desk', href: '#desk' }, ...crumbs.slice(0, 2), { label: 'B-20418', href: '#here' }] },
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '200px' } } } } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('B-20418');
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Buy orders', 'B-20418']);
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
