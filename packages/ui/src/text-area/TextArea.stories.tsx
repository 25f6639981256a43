import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { TextArea } from './index.ts';

const nothing = () => undefined;
const words =
  'Painted in one week of rain, from the window of the inn. The umbrella is the only thing that is not wet.';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field, and out of it again.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Description')).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Begins a new line.',
    run: async ({ canvas, user }) => {
      await user.keyboard('one{Enter}two');
      await expect(canvas.getByLabelText('Description')).toHaveValue('one\ntwo');
    },
  },
];

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  tags: ['stable'],
  args: { name: 'description', label: 'Description', value: '', onChange: nothing },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => <TextArea {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Choose `rows` for the usual answer; it grows by itself for a longer one.'],
      dont: ['Use it for one line.'],
      accessibility: ['What is left is announced near the limit only.'],
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={300}>
          <TextArea label="Description" name="a" onChange={nothing} placeholder="How it came about" value="" />
        </SheetCell>
        <SheetCell label="hover" width={300}>
          <TextArea data-preview="hover" label="Description" name="g" onChange={nothing} rows={2} value="" />
        </SheetCell>
        <SheetCell label="focus, counter" width={300}>
          <TextArea
            data-preview="focus"
            label="Description"
            maxLength={120}
            name="b"
            onChange={nothing}
            required
            value={words}
          />
        </SheetCell>
        <SheetCell label="error" width={300}>
          <TextArea
            error="Description can have at most 100 characters; this has 104."
            label="Description"
            maxLength={100}
            name="c"
            onChange={nothing}
            required
            value={words}
          />
        </SheetCell>
        <SheetCell label="grown" width={300}>
          <TextArea label="Description" name="d" onChange={nothing} rows={2} value={`${words}\n\n${words}`} />
        </SheetCell>
        <SheetCell label="disabled" width={300}>
          <TextArea disabled label="Description" name="e" onChange={nothing} rows={2} value={words} />
        </SheetCell>
        <SheetCell label="read only, Japanese" width={300}>
          <TextArea
            label="説明"
            name="f"
            onChange={nothing}
            readOnly
            rows={2}
            value="一週間の雨のあいだ、宿の窓から描きました。濡れていないのは傘だけです。"
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <TextArea
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(40)}
      />
      <TextArea
        description={longTitle}
        error={longTitle}
        label={longTitle}
        maxLength={400}
        name="b"
        onChange={nothing}
        value={longTitle}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Typed with a Japanese IME, whose keys the field must ignore. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(({ canvas }) => canvas.getByLabelText('Description')),
};
