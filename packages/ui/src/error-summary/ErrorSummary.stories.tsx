import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { ErrorSummary } from './index.ts';

const complaints = [
  { message: 'Enter title.', href: '#title' },
  { message: 'Year must be 1000 or more.', href: '#year' },
  { message: 'Your agreement has expired: renew it to add works.' },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the ways to the fields.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Enter title.' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Year must be 1000 or more.' })).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  tags: ['stable'],
  args: { complaints },
  argTypes: { complaints: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Leave it to Form, which shows it when more than one field fails.'],
      dont: ['Repeat here what one field already says.', 'Use it for news that is no error: use Banner.'],
      accessibility: ['Its title is announced; every message that belongs to a field is a link to it.'],
    },
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="summaries">
        <SheetCell label="several" width={360}>
          <ErrorSummary complaints={complaints} />
        </SheetCell>
        <SheetCell label="one, of no field" width={360}>
          <ErrorSummary complaints={complaints.slice(2)} />
        </SheetCell>
        <SheetCell label="focus, Japanese" width={360}>
          <ErrorSummary
            complaints={[
              { message: '作品名を入力してください。', href: '#title' },
              { message: '制作年は1000以上で入力してください。', href: '#year' },
            ]}
            data-preview="focus"
          />
        </SheetCell>
        <SheetCell label="the first pointed at" width={360}>
          <Preview hover="li:first-child a">
            <ErrorSummary complaints={[{ message: 'Enter price.', href: '#price' }, ...complaints]} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ErrorSummary
        complaints={[
          { message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk is taken.', href: '#a' },
          { message: longTitle },
          { message: longTitle, href: '#b' },
        ]}
      />
      <ErrorSummary complaints={[]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
