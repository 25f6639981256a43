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
import { DateRangePicker, type RangePreset } from './index.ts';

const nothing = () => undefined;
const onChange = fn();
const onSubmit = fn();
const none = { start: null, end: null };
const april = { start: '2026-04-08', end: '2026-04-21' };
const presets: RangePreset[] = ['last7Days', 'thisMonth', 'lastMonth', 'thisFinancialYear'];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the first day, then to the last.',
    run: async ({ canvas, user }) => {
      await expect(canvas.getByRole('group', { name: 'Period optional' })).toBeVisible();
      await user.tab();
      await expect(canvas.getByRole('combobox', { name: 'Period: from' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('combobox', { name: 'Period: to' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow Down, Alt + Arrow Down',
    does: 'Opens the calendar of both.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(page.getByRole('button', { name: /\b8 April 2026/ })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Period: to' })).toHaveFocus());
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('button', { name: /\b8 April 2026/ })).toHaveFocus());
      await waitFor(() => expect(page.getByRole('dialog', { name: 'Period' })).toBeVisible());
    },
  },
  {
    keys: 'Enter, Space on a day',
    does: 'The first press begins the range, the second ends it and closes.',
    run: async ({ canvas, page, user }) => {
      onChange.mockClear();
      await user.keyboard('{ArrowRight}{Enter}');
      await expect(onChange).not.toHaveBeenCalled();
      await waitFor(() => expect(page.getByRole('button', { name: /\b10 April 2026/ })).toHaveFocus());
      await user.keyboard('{ArrowDown} ');
      await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ start: '2026-04-09', end: '2026-04-17' }));
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Period: to' })).toHaveFocus());
    },
  },
  {
    keys: 'Shift + Tab, Enter in the calendar',
    does: 'Reaches the usual ranges; one of them chooses both days.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('button', { name: /\b9 April 2026/ })).toHaveFocus());
      for (let stop = 0; stop < 6; stop += 1) await user.keyboard('{Shift>}{Tab}{/Shift}');
      await expect(page.getByRole('button', { name: 'Last month' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-31' });
      await expect(canvas.getByLabelText('Period: from')).toHaveValue('1 Mar 2026');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the calendar and changes nothing.',
    run: async ({ canvas, page, user }) => {
      onChange.mockClear();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('button', { name: /\b1 March 2026/ })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(onChange).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Period: to' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  tags: ['stable'],
  args: { name: 'period', label: 'Period', value: april, onChange, presets },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <DateRangePicker {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Offer the ranges that people ask for most; in a list of money, the financial year.',
        'Name the zone where the event happens elsewhere.',
      ],
      dont: ['Use two DatePickers: nobody would say that the end is before the start.'],
      accessibility: [
        'Two comboboxes in a named group, one calendar for both; its first press begins, its second ends.',
        'On a phone it shows one month, and the usual ranges above it.',
      ],
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="open; the first period: hover, the second: focus">
        <div style={{ height: 540, width: 360 }}>
          <DateRangePicker
            label="Open period"
            name="open"
            onChange={nothing}
            presets={presets}
            value={{ start: '2026-04-01', end: '2026-04-30' }}
          />
        </div>
      </SheetRow>
      <SheetRow label="states">
        <SheetCell label="empty" width={340}>
          <DateRangePicker label="Period" name="a" onChange={nothing} required value={none} />
        </SheetCell>
        <SheetCell label="error, description" width={340}>
          <DateRangePicker
            description="Both days included."
            error="Enter period."
            label="Period"
            name="b"
            onChange={nothing}
            required
            value={none}
          />
        </SheetCell>
        <SheetCell label="disabled" width={340}>
          <DateRangePicker disabled label="Period" name="c" onChange={nothing} value={april} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="with time; narrow, Japanese">
        <SheetCell label="read only, time, zone" width={520}>
          <DateRangePicker
            label="Exhibition"
            name="d"
            onChange={nothing}
            readOnly
            timeZone="Asia/Tokyo"
            value={{ start: '2026-05-09T10:00', end: '2026-05-24T18:00' }}
            withTime
          />
        </SheetCell>
        <SheetCell label="narrow" width={160}>
          <DateRangePicker label="会期" name="e" onChange={nothing} required value={april} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    canvas
      .getByRole('group', { name: /^Open period/ })
      .querySelector('input')
      ?.focus();
    await user.keyboard('{ArrowDown}');
    const page = canvasElement.ownerDocument;
    await waitFor(() => expect(page.activeElement).toHaveAttribute('data-day', '2026-04-01'), { timeout: 10_000 });
    const [hovered, focused] = page.querySelectorAll('[role="dialog"] button[aria-pressed]');
    hovered?.setAttribute('data-preview', 'hover');
    focused?.setAttribute('data-preview', 'focus');
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <DateRangePicker
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value={{ start: '2026-04-21T10:00', end: 'rubbish' }}
        withTime
      />
      <DateRangePicker
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        value={{ start: null, end: null }}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

function Exhibition() {
  const form = useForm({
    initial: { period: { start: null, end: null } as { start: string | null; end: string | null } },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DateRangePicker
        {...form.field('period')}
        label="Period"
        max="2026-12-31"
        names={{ start: 'start_date', end: 'end_date' }}
        required
      />
      <Button type="submit">Save</Button>
      <Button onClick={() => form.setErrors({ end_date: 'The hall is taken on that day.' })}>Refuse</Button>
    </Form>
  );
}

/** A start after the end shows an error and blocks the form; server errors appear at their day. */
export const InForm: Story = {
  tags: ['!autodocs'],
  render: () => <Exhibition />,
  play: async ({ canvas }) => {
    const user = person();
    onSubmit.mockClear();
    const [from, to] = [canvas.getByLabelText('Period: from'), canvas.getByLabelText('Period: to')];
    await user.click(from);
    await user.keyboard('20/5/2026');
    await user.click(to);
    await user.keyboard('10/5/2026{Enter}');
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription('Choose an end on or after the start, 20 May 2026. day, month, year'),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
    (from as HTMLInputElement).select();
    await user.click(from);
    (from as HTMLInputElement).select();
    await user.keyboard('1 May 2026{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ period: { start: '2026-05-01', end: '2026-05-10' } }));
    await user.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(to).toHaveAccessibleDescription('The hall is taken on that day. day, month, year'));
    await expect(to).toHaveFocus();
    // Moving the start after the end shows the error at once.
    (from as HTMLInputElement).select();
    await user.click(from);
    (from as HTMLInputElement).select();
    await user.keyboard('1 Jun 2026');
    await user.tab();
    await waitFor(() => expect(to).toHaveAccessibleDescription(/on or after the start, 1 Jun 2026/));
  },
};

/** A date from a Japanese keyboard: the IME's arrow key does not open the calendar, and its Enter does not submit. */
export const Composition: Story = {
  tags: ['!autodocs'],
  render: () => <Exhibition />,
  play: playComposition(
    async ({ canvas, user }) => {
      await user.click(canvas.getByLabelText('Period: to'));
      await user.keyboard('10/4/2026');
      await user.click(canvas.getByLabelText('Period: from'));
      onSubmit.mockClear();
      return canvas.getByLabelText('Period: from');
    },
    {
      text: { syllables: ['２', '２０２６ねん'], chosen: '2026年4月4日' },
      undisturbed: ({ page }) => {
        expect(onSubmit).not.toHaveBeenCalled();
        expect(page.queryByRole('dialog')).toBeNull();
      },
      after: async ({ user }) => {
        await user.keyboard('{Enter}');
        await waitFor(() =>
          expect(onSubmit).toHaveBeenCalledWith({ period: { start: '2026-04-04', end: '2026-04-10' } }),
        );
        await expect(onSubmit).toHaveBeenCalledTimes(1);
      },
    },
  ),
};
