import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Toggletip } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space',
    does: 'Shows the explanation, which is read.',
    run: async ({ canvas, page, user }) => {
      await user.tab();
      for (const key of ['{Enter}', ' ']) {
        await waitFor(() => expect(canvas.getByRole('button', { hidden: true })).toHaveFocus());
        await user.keyboard(key);
        const dialog = await page.findByRole('dialog', { name: 'About Service fee' });
        await expect(dialog).toHaveAccessibleDescription(/15 % of the price/u);
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
        if (key === '{Enter}') await user.keyboard('{Escape}');
      }
    },
  },
  {
    keys: 'Tab',
    does: 'Moves to what can be pressed in it.',
    run: async ({ page, user }) => {
      await user.tab();
      await expect(page.getByRole('link', { name: 'All fees' })).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Takes it away; the focus is back.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Overlays/Toggletip',
  component: Toggletip,
  tags: ['stable'],
  // Loaded before the play function, so that slow machines don't time out.
  loaders: [() => import('../popover/PopoverLayer.tsx')],
  args: {
    subject: 'Service fee',
    children: (
      <Text>
        15 % of the price, taken when the buyer has paid. <Link href="#fees">All fees</Link>
      </Text>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put it right after the words it explains.', 'One or two sentences, and a link to more.'],
      dont: ['Hide behind it what everybody must read.', 'Explain a button: that is Tooltip.'],
      accessibility: ['The button and what it opens are named after the subject; the explanation is read as it opens.'],
    },
  },
} satisfies Meta<typeof Toggletip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="closed; open">
        <Inline gap={1}>
          <Text>Service fee</Text>
          <Toggletip {...args} />
        </Inline>
        <div style={{ minHeight: 160, paddingInlineStart: 120 }}>
          <Inline gap={1}>
            <Text>手数料</Text>
            <Toggletip placement="bottom" subject="手数料">
              <Text>購入者の支払いが済んだときに、価格の15%を差し引きます。</Text>
            </Toggletip>
          </Inline>
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await person().click(canvas.getByRole('button', { name: /手数料/u }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeVisible());
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Toggletip subject={`Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${longTitle}`}>
        <Text>{`${longTitle} `.repeat(6)}</Text>
      </Toggletip>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await person().click(canvas.getByRole('button'));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeVisible());
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
