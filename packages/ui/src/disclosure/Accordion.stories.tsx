import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Stack } from '../stack/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Accordion, type AccordionItem } from './index.ts';

const changed = fn();
const nothing = () => {};

const questions: AccordionItem<string>[] = [
  {
    id: 'packing',
    title: 'How do I pack a framed work?',
    children: (
      <Stack>
        <Text>Corners first, then glass, then the whole in a box that is 5 cm larger.</Text>
        <TextField label="Box" name="box" onChange={nothing} value="" />
      </Stack>
    ),
  },
  {
    id: 'insurance',
    title: 'Who insures it on the way?',
    note: 'new',
    children: <TextField label="Insurer" name="insurer" onChange={nothing} value="" />,
  },
  { id: 'returns', title: 'What if it comes back?', children: <Text>You have seven days to look at it.</Text> },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, Shift + Tab',
    does: 'Moves through the titles and through what is open; what is closed is passed over.',
    run: async ({ canvas, user }) => {
      const stops = [
        canvas.getByRole('button', { name: 'How do I pack a framed work?' }),
        canvas.getByRole('textbox', { name: /^Box/ }),
        canvas.getByRole('button', { name: 'Who insures it on the way? new' }),
        canvas.getByRole('button', { name: 'What if it comes back?' }),
      ];
      for (const stop of stops) {
        await user.tab();
        await expect(stop).toHaveFocus();
      }
      for (const stop of stops.slice(0, -1).reverse()) {
        await user.keyboard('{Shift>}{Tab}{/Shift}');
        await expect(stop).toHaveFocus();
      }
    },
  },
  ...(['Enter', 'Space'] as const).map((keys) => ({
    keys,
    does: 'Opens the part under the title, or closes it.',
    run: async ({ canvas, user }: Parameters<KeyboardRow['run']>[0]) => {
      const title = canvas.getByRole('button', { name: 'What if it comes back?' });
      const content = document.getElementById(title.getAttribute('aria-controls') ?? '')!;
      title.focus();
      await user.keyboard(keys === 'Enter' ? '{Enter}' : ' ');
      await expect(title).toHaveAttribute('aria-expanded', 'true');
      await expect(content).toBeVisible();
      await user.keyboard(keys === 'Enter' ? '{Enter}' : ' ');
      await expect(title).toHaveAttribute('aria-expanded', 'false');
      await expect(content).not.toBeVisible();
    },
  })),
  {
    keys: '↓ ↑',
    does: 'Move to the next title, the one before, around the ends.',
    run: async ({ canvas, user }) => {
      const [packing, insurance, returns] = canvas.getAllByRole('button');
      packing?.focus();
      for (const title of [insurance, returns, packing]) {
        await user.keyboard('{ArrowDown}');
        await expect(title).toHaveFocus();
      }
      await user.keyboard('{ArrowUp}');
      await expect(returns).toHaveFocus();
    },
  },
  {
    keys: 'Home, End',
    does: 'Move to the first title, the last.',
    run: async ({ canvas, user }) => {
      const titles = canvas.getAllByRole('button');
      await user.keyboard('{Home}');
      await expect(titles[0]).toHaveFocus();
      await user.keyboard('{End}');
      await expect(titles.at(-1)).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  tags: ['stable'],
  args: { items: questions, defaultOpen: ['packing'], onOpenChange: changed },
  argTypes: { items: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Open the part that most people come for.', 'Give titles the level that their place in the page asks for.'],
      dont: [
        'Put a form into parts: an empty field that is not seen is not filled in.',
        'Use `single` where people compare.',
      ],
      accessibility: [
        'Titles are headings with a button each.',
        'Up to six parts are landmarks with the title as their name.',
        'The search of the browser finds what is closed, and opens it. On paper everything is open.',
      ],
    },
  },
} satisfies Meta<typeof Accordion<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="one open, a note; a badge, one disabled, in Japanese">
        <SheetCell label="questions" width={440}>
          <Accordion {...args} />
        </SheetCell>
        <SheetCell label="設定" width={440}>
          <Accordion
            defaultOpen={['notices']}
            items={[
              { id: 'account', title: 'アカウント', children: null },
              {
                id: 'notices',
                title: '通知',
                note: <StatusBadge tone="warning">要確認</StatusBadge>,
                children: <Text>注文が入るとメールでお知らせします。</Text>,
              },
              { id: 'server', title: 'ファイルサーバー', disabled: true, children: null },
            ]}
            level={2}
          />
        </SheetCell>
        <SheetCell label="hover, focus" width={440}>
          <Preview focus=":scope > * > :nth-child(2) button" hover="button">
            <Accordion {...args} defaultOpen={[]} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Accordion
        defaultOpen={['word', 'note']}
        items={[
          {
            id: 'word',
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            note: '12,345,678',
            children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
          },
          { id: 'title', title: longTitle, children: null },
          { id: 'note', title: longTitle, note: longTitle, children: longTitle },
        ]}
      />
      <Accordion items={[]} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    // Even beside a long note a title has room for words.
    for (const button of canvas.getAllByRole('button'))
      await expect(button.querySelector('span')?.offsetWidth ?? 0).toBeGreaterThan(40);
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Titles are headings, and label their region landmarks. */
export const Relations: Story = {
  play: async ({ canvas }) => {
    for (const [index, button] of canvas.getAllByRole('button').entries()) {
      await expect(button.parentElement?.tagName).toBe('H3');
      await expect(button).toHaveAttribute('aria-expanded', String(index === 0));
      const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
      await expect(content).toHaveAttribute('role', 'region');
      await expect(content).toHaveAttribute('aria-labelledby', button.id);
    }
  },
};

/** With `single`, opening one closes the others; with seven items there are no landmarks. */
export const Single: Story = {
  args: {
    single: true,
    defaultOpen: [],
    items: Array.from({ length: 7 }, (_, index) => ({
      id: String(index),
      title: `Question ${index}`,
      children: <Text>Answer {index}</Text>,
    })),
  },
  play: async ({ canvas }) => {
    const user = person();
    changed.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Question 1' }));
    await user.click(canvas.getByRole('button', { name: 'Question 4' }));
    await expect(canvas.getByText('Answer 1')).not.toBeVisible();
    await expect(canvas.getByText('Answer 4')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Question 4' }));
    await expect(changed.mock.calls).toEqual([[['1']], [['4']], [[]]]);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
