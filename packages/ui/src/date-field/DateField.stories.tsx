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
import { DateField } from './index.ts';

const nothing = () => undefined;
const onChange = fn();
const onSubmit = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field; it is one stop.',
    run: async ({ canvas, user }) => {
      await user.tab();
      const field = canvas.getByRole('spinbutton', { name: 'Delivered on' });
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sunday,? 5 April 2026$/));
    },
  },
  {
    keys: 'Arrow Up, Arrow Down',
    does: 'Change the part at the caret: day, month or year. The part stays selected.',
    run: async ({ canvas, user }) => {
      const field = canvas.getByRole('spinbutton') as HTMLInputElement;
      await user.keyboard('{Home}{ArrowUp}');
      await expect(field).toHaveValue('6 Apr 2026');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      await expect(field).toHaveValue('4 Apr 2026');
      field.setSelectionRange(3, 3);
      await user.keyboard('{ArrowUp}');
      await expect(field).toHaveValue('4 May 2026');
      await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]);
      await user.keyboard('{End}{ArrowDown}');
      await expect(field).toHaveValue('4 May 2025');
      await expect(field).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sunday,? 4 May 2025$/));
      await expect(onChange).toHaveBeenLastCalledWith('2025-05-04');
    },
  },
  {
    keys: 'Page Up, Page Down',
    does: 'Change it by five.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{PageUp}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('4 May 2030');
      await user.keyboard('{PageDown}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('4 May 2025');
    },
  },
  {
    keys: 'any date',
    does: 'Is typed as people write it, and written out when the field is left.',
    run: async ({ canvas, user }) => {
      const field = canvas.getByRole('spinbutton') as HTMLInputElement;
      field.select();
      await user.keyboard('１/2/26');
      await expect(field).toHaveValue('１/2/26');
      await user.tab();
      await expect(field).toHaveValue('1 Feb 2026');
      await expect(onChange).toHaveBeenLastCalledWith('2026-02-01');
    },
  },
];

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  tags: ['stable'],
  args: { name: 'delivered_on', label: 'Delivered on', required: true, value: '2026-04-05', onChange },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => onChange(next || null)}>
      {(current, setCurrent) => <DateField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Use it for a day that a person knows by heart or reads from a paper.',
        'Set `autoComplete="bday"` where a birthday is asked for.',
      ],
      dont: [
        'Split a day into three boxes: a day is copied, pasted and dictated in one piece.',
        'Say a format in the label: every usual one is understood.',
      ],
      accessibility: [
        'A native text box with the role of a spin button: one tab stop, its value said with the day of the week.',
        'Home and End move the caret, as in every text box.',
        'No boxes of its own for day, month and year: an input method composes in it, and its keys step and send nothing.',
      ],
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={200}>
          <DateField label="Delivered on" name="a" onChange={nothing} required value={null} />
        </SheetCell>
        <SheetCell label="filled, hover" width={200}>
          <DateField
            data-preview="hover"
            label="Delivered on"
            name="b"
            onChange={nothing}
            required
            value="2026-04-05"
          />
        </SheetCell>
        <SheetCell label="focus" width={200}>
          <DateField
            data-preview="focus"
            label="Delivered on"
            name="c"
            onChange={nothing}
            required
            value="2026-04-05"
          />
        </SheetCell>
        <SheetCell label="disabled" width={200}>
          <DateField disabled label="Delivered on" name="d" onChange={nothing} value="2026-04-05" />
        </SheetCell>
        <SheetCell label="read only" width={200}>
          <DateField label="Delivered on" name="e" onChange={nothing} readOnly value="2026-04-05" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="words">
        <SheetCell label="optional, description" width={200}>
          <DateField
            description="As it stands on the receipt."
            label="Tracking date"
            name="f"
            onChange={nothing}
            value="2025-12-31"
          />
        </SheetCell>
        <SheetCell label="error" width={200}>
          <DateField error="Enter birthday." label="Birthday" name="g" onChange={nothing} required value={null} />
        </SheetCell>
        <SheetCell label="Japanese" width={200}>
          <DateField
            description="領収書に記載の日付です。"
            label="配達日"
            name="h"
            onChange={nothing}
            required
            value="2026-04-05"
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <DateField
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value="9999-12-31"
      />
      <DateField label="Not a day at all" name="b" onChange={nothing} value="the Ides of March" />
      <DateField description={longTitle} error={longTitle} label={longTitle} name="c" onChange={nothing} value={null} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

function Receipt() {
  const form = useForm({ initial: { delivered_on: null as string | null } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DateField {...form.field('delivered_on')} label="Delivered on" max="2026-04-05" required />
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** The format is still described when the placeholder is gone. */
export const Format: Story = {
  tags: ['!autodocs'],
  args: { value: '2026-04-05' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('5 Apr 2026');
    await expect(field).toHaveAccessibleDescription(/day, month, year$/);
  },
};

/** Text that is not a date stays, shows an error and blocks the form. */
export const Wrong: Story = {
  tags: ['!autodocs'],
  render: () => <Receipt />,
  play: async ({ canvas }) => {
    const user = person();
    const field = canvas.getByRole('spinbutton') as HTMLInputElement;
    onSubmit.mockClear();
    for (const [typed, words] of [
      ['31/2/2026', /doesn’t exist/],
      ['soon', /Enter a date like 5 Apr 2026/],
      ['1 Jan 2027', /Delivered on must be 5 Apr 2026 or earlier/],
    ] as const) {
      await user.click(field);
      field.select();
      await user.keyboard(`${typed}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(words));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(onSubmit).not.toHaveBeenCalled();
    field.select();
    await user.keyboard('4 apr{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ delivered_on: '2026-04-04' }));
  },
};

/** All common date formats can be pasted. */
export const Pasted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const user = person();
    const field = canvas.getByRole('spinbutton') as HTMLInputElement;
    for (const text of ['2026/4/7', '7 Apr 2026', '2026年4月7日', '２０２６年４月７日（火）']) {
      await user.click(field);
      field.select();
      document.execCommand('insertText', false, text);
      await expect(field).toHaveValue(text);
      await user.tab();
      await expect(onChange).toHaveBeenLastCalledWith('2026-04-07');
      await expect(field).toHaveValue('7 Apr 2026');
      onChange.mockClear();
      await user.click(field);
      field.select();
      await user.keyboard('1/1/2020');
    }
  },
};

/** A date from a Japanese keyboard: IME keys neither step a part nor submit; Enter afterwards submits once. */
export const Composition: Story = {
  tags: ['!autodocs'],
  render: () => <Receipt />,
  play: playComposition(
    ({ canvas }) => {
      onSubmit.mockClear();
      return canvas.getByRole('spinbutton');
    },
    {
      text: { syllables: ['２', '２０２６ねん'], chosen: '2026年4月4日' },
      undisturbed: () => expect(onSubmit).not.toHaveBeenCalled(),
      after: async ({ user }) => {
        await user.keyboard('{Enter}');
        await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ delivered_on: '2026-04-04' }));
        await expect(onSubmit).toHaveBeenCalledTimes(1);
      },
    },
  ),
};
