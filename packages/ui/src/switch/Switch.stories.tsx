import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow, Stateful } from '../storybook/index.ts';
import { Switch } from './index.ts';

const nothing = () => undefined;
const sent = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the switch.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('switch', { name: 'For sale' })).toHaveFocus();
    },
  },
  {
    keys: 'Space',
    does: 'Turns it on, then off.',
    run: async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(canvas.getByRole('switch')).toBeChecked();
      await user.keyboard(' ');
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    },
  },
  {
    keys: 'Enter',
    does: 'Turns it, too. It never sends the form around it.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('switch')).toBeChecked();
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    },
  },
];

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  tags: ['stable'],
  args: { name: 'for_sale', label: 'For sale', value: false, onChange: nothing },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => <Switch {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Act at once, or show at once the part of the form that it opens.'],
      dont: ['Change its label with its state: the label names the thing, the switch says on or off.'],
      accessibility: [
        'Its position tells the state, not its colour alone.',
        'A native checkbox with the role of a switch, which screen readers call on or off: no such word is drawn beside it.',
      ],
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {([false, true] as const).map((value) => (
        <SheetRow key={String(value)} label={`${value ? 'on' : 'off'}: rest, hover, focus, disabled, error`}>
          <Switch label="For sale" name="a" onChange={nothing} value={value} />
          <Switch data-preview="hover" label="For sale" name="b" onChange={nothing} value={value} />
          <Switch data-preview="focus" label="For sale" name="c" onChange={nothing} value={value} />
          <Switch disabled label="For sale" name="d" onChange={nothing} value={value} />
          <Switch error="Renew the agreement first." label="For sale" name="e" onChange={nothing} value={value} />
        </SheetRow>
      ))}
      <SheetRow label="description, Japanese">
        <Switch
          description="Buyers see the price and can ask to buy."
          label="For sale"
          name="f"
          onChange={nothing}
          value
        />
        <Switch label="レンタル可" name="g" onChange={nothing} value={false} />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Switch
        description="この作品をレンタルできるようにします。"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value
      />
      <Switch description={longTitle} label={longTitle} name="b" onChange={nothing} value={false} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Takes effect at once: Enter toggles it without submitting the form. */
export const InForm: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Stateful initial={false}>
        {(current, setCurrent) => <Switch {...args} onChange={setCurrent} value={current} />}
      </Stateful>
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const user = person();
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(sent).not.toHaveBeenCalled();
  },
};
