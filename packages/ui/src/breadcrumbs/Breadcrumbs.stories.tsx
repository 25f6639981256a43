import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
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
      <SheetRow label="three levels, one">
        <Breadcrumbs crumbs={crumbs} />
        <Breadcrumbs crumbs={[{ label: 'ライブラリ' }]} />
      </SheetRow>
    </Sheet>
  ),
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Breadcrumbs
        crumbs={[
          { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', href: '#a' },
          { label: '購入者からの注文の一覧', href: '#b' },
          { label: 'The Sun and Stars That Float in the Open Air. '.repeat(9) },
        ]}
      />
      <Breadcrumbs crumbs={[]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
