import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Form, useForm } from '../form/index.ts';
import {
  type KeyboardRow,
  Narrow,
  person,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { TimeField } from './index.ts';

const nothing = () => undefined;
const onChange = fn();
const onSubmit = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field.',
    run: async ({ canvas, user }) => {
      await user.tab();
      const field = canvas.getByRole('spinbutton', { name: 'Opens at' });
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-valuenow', '570');
      await expect(field).toHaveAttribute('aria-valuemin', '480');
      await expect(field).toHaveAttribute('aria-valuemax', '1200');
      await expect(field).toHaveAttribute('aria-valuetext', '09:30');
    },
  },
  {
    keys: 'Arrow Up, Arrow Down',
    does: 'Change the hours or the minutes, where the caret is; minutes by five.',
    run: async ({ canvas, user }) => {
      const field = canvas.getByRole('spinbutton') as HTMLInputElement;
      await user.keyboard('{Home}{ArrowUp}');
      await expect(field).toHaveValue('10:30');
      await user.keyboard('{End}{ArrowUp}{ArrowUp}');
      await expect(field).toHaveValue('10:40');
      await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
      await user.keyboard('{ArrowDown}');
      await expect(onChange).toHaveBeenLastCalledWith('10:35');
    },
  },
  {
    keys: 'Page Up, Page Down',
    does: 'Change it by an hour.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{PageUp}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('11:35');
      await user.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('08:00');
    },
  },
  {
    keys: 'any time',
    does: 'Is typed as people write it, and written out when the field is left.',
    run: async ({ canvas, user }) => {
      const field = canvas.getByRole('spinbutton') as HTMLInputElement;
      field.select();
      await user.keyboard('3pm');
      await user.tab();
      await expect(field).toHaveValue('15:00');
      await expect(onChange).toHaveBeenLastCalledWith('15:00');
    },
  },
];

const meta = {
  title: 'Fields/TimeField',
  component: TimeField,
  tags: ['stable'],
  args: {
    name: 'opens_at',
    label: 'Opens at',
    required: true,
    value: '09:30',
    onChange,
    min: '08:00',
    max: '20:00',
  },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => onChange(next || null)}>
      {(current, setCurrent) => <TimeField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say whose time it is where the reader may be elsewhere: "Times in Asia/Tokyo".'],
      dont: ['Offer a list of every quarter of an hour: typing four figures is faster.'],
      accessibility: ['A native text box with the role of a spin button; the part that a key has changed is selected.'],
    },
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={140}>
          <TimeField label="Opens at" name="a" onChange={nothing} required value={null} />
        </SheetCell>
        <SheetCell label="filled, hover" width={140}>
          <TimeField data-preview="hover" label="Opens at" name="b" onChange={nothing} required value="09:30" />
        </SheetCell>
        <SheetCell label="focus" width={140}>
          <TimeField data-preview="focus" label="Opens at" name="c" onChange={nothing} required value="09:30" />
        </SheetCell>
        <SheetCell label="disabled" width={140}>
          <TimeField disabled label="Opens at" name="d" onChange={nothing} value="09:30" />
        </SheetCell>
        <SheetCell label="read only" width={140}>
          <TimeField label="Opens at" name="e" onChange={nothing} readOnly value="09:30" />
        </SheetCell>
        <SheetCell label="error" width={140}>
          <TimeField error="Enter a time." label="Opens at" name="f" onChange={nothing} required value={null} />
        </SheetCell>
        <SheetCell label="Japanese" width={140}>
          <TimeField description="日本時間" label="開始時刻" name="g" onChange={nothing} value="18:00" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <TimeField label="Donaudampfschifffahrtselektrizität" name="a" onChange={nothing} value="99:99" />
      <TimeField description={longTitle} error={longTitle} label={longTitle} name="b" onChange={nothing} value="" />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Invalid text stays, with a message on blur. */
export const Wrong: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const user = person();
    const field = canvas.getByRole('spinbutton') as HTMLInputElement;
    for (const [typed, words] of [
      ['25:00', 'Enter a time like 14:30. hours, minutes'],
      ['21:00', 'Opens at must be 20:00 or earlier. hours, minutes'],
    ] as const) {
      await user.click(field);
      field.select();
      await user.keyboard(typed);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await user.tab();
      await waitFor(() => expect(field).toHaveAccessibleDescription(words));
      await expect(field).toHaveValue(typed);
    }
  },
};

function Opening() {
  const form = useForm({ initial: { opens_at: null as string | null } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TimeField {...form.field('opens_at')} label="Opens at" required />
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** A time typed with a Japanese IME: its keys neither step nor submit; Enter afterwards submits once. */
export const Composition: Story = {
  tags: ['!autodocs'],
  render: () => <Opening />,
  play: playComposition(
    ({ canvas }) => {
      onSubmit.mockClear();
      return canvas.getByRole('spinbutton');
    },
    {
      text: { syllables: ['ご', 'ごご３じはん'], chosen: '午後3時半' },
      undisturbed: () => expect(onSubmit).not.toHaveBeenCalled(),
      after: async ({ user }) => {
        await user.keyboard('{Enter}');
        await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ opens_at: '15:30' }));
        await expect(onSubmit).toHaveBeenCalledTimes(1);
      },
    },
  ),
};
