import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow, Stateful } from '../storybook/index.ts';
import { Checkbox } from './index.ts';

const nothing = () => undefined;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the box.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Keep me logged in' })).toHaveFocus();
    },
  },
  {
    keys: 'Space',
    does: 'Ticks it, then takes the tick away.',
    run: async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await user.keyboard(' ');
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    },
  },
];

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  args: { name: 'keep', label: 'Keep me logged in', value: false, onChange: nothing },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => <Checkbox {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say what is true when it is ticked: "Keep me logged in".'],
      dont: ['Word it as a "no": "Do not send me mail".', 'Tick an agreement in advance.'],
      accessibility: ['The whole line is pressed, at least as high as a control.'],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {([false, true] as const).map((value) => (
        <SheetRow key={String(value)} label={`${value ? 'ticked' : 'not ticked'}: rest, hover, focus, disabled, error`}>
          <Checkbox label="For sale" name="a" onChange={nothing} value={value} />
          <Checkbox data-preview="hover" label="For sale" name="b" onChange={nothing} value={value} />
          <Checkbox data-preview="focus" label="For sale" name="c" onChange={nothing} value={value} />
          <Checkbox disabled label="For sale" name="d" onChange={nothing} value={value} />
          <Checkbox error="Accept the return policy." label="For sale" name="e" onChange={nothing} value={value} />
        </SheetRow>
      ))}
      <SheetRow label="some of it: rest, disabled; description; Japanese">
        <Checkbox indeterminate label="All works" name="f" onChange={nothing} value={false} />
        <Checkbox disabled indeterminate label="All works" name="g" onChange={nothing} value={false} />
        <Checkbox
          description="On this device only. Not for a shared one."
          label="Keep me logged in"
          name="h"
          onChange={nothing}
          value
        />
        <Checkbox label="ログインしたままにする" name="i" onChange={nothing} value />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Checkbox
        description="国際配送に同意すると、海外の購入者からの注文を受け付けます。"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value
      />
      <Checkbox description={longTitle} error={longTitle} label={longTitle} name="b" onChange={nothing} value={false} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
