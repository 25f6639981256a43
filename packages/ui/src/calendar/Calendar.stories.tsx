import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { pressedChords } from '../storybook/keys.ts';
import { Calendar, RangeCalendar } from './index.ts';

const nothing = () => undefined;
const chosen = fn();
const closed = (day: string) => (day === '2026-04-22' || day === '2026-04-29' ? 'The gallery is closed.' : undefined);

type Keys = [keys: string, name: RegExp];

/** The keys of `user.keyboard` in readable form: `Shift + Page Up`. */
const asRead = (keys: string) =>
  pressedChords(keys)
    .map((chord) => chord.replaceAll('+', ' + ').replaceAll(/(?<=Arrow|Page)(?=[A-Z])/g, ' '))
    .join(', ');

const moves = (does: string, rows: Keys[]): KeyboardRow => ({
  keys: rows.map(([keys]) => asRead(keys)).join(', '),
  does,
  run: async ({ canvas, user }) => {
    for (const [keys, name] of rows) {
      await user.keyboard(keys);
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
      // Exactly one day is a tab stop.
      await expect(canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    }
  },
});

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Goes from the previous month to month, year, next month, and to the chosen day.',
    run: async ({ canvas, user }) => {
      for (const control of [
        canvas.getByRole('button', { name: 'Previous month' }),
        canvas.getByRole('combobox', { name: 'Month' }),
        canvas.getByRole('combobox', { name: 'Year' }),
        canvas.getByRole('button', { name: 'Next month' }),
        canvas.getByRole('button', { name: /\b15 April 2026/ }),
      ]) {
        await user.tab();
        await expect(control).toHaveFocus();
      }
      await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('15');
    },
  },
  moves('Move by a day.', [
    ['{ArrowRight}', /\b16 April 2026/],
    ['{ArrowLeft}', /\b15 April 2026/],
  ]),
  moves('Move by a week.', [
    ['{ArrowDown}', /\b22 April 2026/],
    ['{ArrowUp}', /\b15 April 2026/],
  ]),
  moves('Go to the first and the last day of the week.', [
    ['{Home}', /Monday,? 13 April 2026/],
    ['{End}', /Sunday,? 19 April 2026/],
  ]),
  moves('Go to the same day of the month before and after.', [
    ['{PageUp}', /\b19 March 2026/],
    ['{PageDown}', /\b19 April 2026/],
  ]),
  moves('Go to the same day of the year before and after.', [
    ['{Shift>}{PageUp}{/Shift}', /\b19 April 2025/],
    ['{Shift>}{PageDown}{/Shift}', /\b19 April 2026/],
  ]),
  moves('Keep the day where a month between is too short for it.', [
    ['{PageDown}{Control>}{End}{/Control}', /\b31 May 2026/],
    ['{PageDown}', /\b30 June 2026/],
    ['{PageDown}', /\b31 July 2026/],
    ['{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}', /\b28 February 2026/],
    ['{PageDown}{PageDown}', /\b30 April 2026/],
  ]),
  moves('Go to the ends of the month.', [
    ['{Control>}{End}{/Control}', /\b30 April 2026/],
    ['{Control>}{Home}{/Control}', /\b1 April 2026/],
  ]),
  {
    keys: 'Enter, Space',
    does: 'Choose the day; one that is not available stays as it is and says why.',
    run: async ({ canvas, user }) => {
      chosen.mockClear();
      await user.keyboard('{Enter}');
      await expect(chosen).toHaveBeenLastCalledWith('2026-04-01');
      await user.keyboard('{ArrowRight} ');
      await expect(chosen).toHaveBeenLastCalledWith('2026-04-02');
      await waitFor(() => expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(1));
      await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /22 April 2026.*gallery is closed/ })).toHaveFocus(),
      );
      await user.keyboard('{Enter}');
      await expect(chosen).toHaveBeenCalledTimes(2);
      await expect(await canvas.findByText('22 Apr 2026: The gallery is closed.')).toBeVisible();
    },
  },
];

const meta = {
  title: 'Fields/Calendar',
  component: Calendar,
  tags: ['stable'],
  args: { label: 'Opening day', value: '2026-04-15', onChange: chosen, unavailable: closed },
  argTypes: { unavailable: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => next && onChange(next)}>
      {(current, setCurrent) => <Calendar {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Give the reason why a day cannot be chosen; it is read with the day and shown under the month.'],
      dont: ['Ask for a birthday with it: DateField is quicker for a day that is known.'],
      accessibility: [
        'A grid with one tab stop; month and year are native lists.',
        'Today has a dot, what is chosen a filled ground, what cannot be a line through it: never a colour alone.',
      ],
    },
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="one day">
        <SheetCell label="chosen, today, closed days" width={320}>
          <Calendar label="Opening day" onChange={nothing} unavailable={closed} value="2026-04-15" />
        </SheetCell>
        <SheetCell label="none chosen, bounds" width={320}>
          <Calendar label="Opening day" max="2026-04-24" min="2026-04-03" onChange={nothing} value={null} />
        </SheetCell>
        <SheetCell label="disabled" width={320}>
          <Calendar disabled label="Opening day" onChange={nothing} value="2026-04-05" />
        </SheetCell>
        <SheetCell label="7: hover, 8: pressed, 9: focus" width={320}>
          <Preview focus="[data-day='2026-04-09']" hover="[data-day='2026-04-07']" pressed="[data-day='2026-04-08']">
            <Calendar label="Opening day" onChange={nothing} value="2026-04-15" />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="a range: one month, two months">
        <SheetCell label="one month" width={320}>
          <RangeCalendar label="Show" onChange={nothing} value={{ start: '2026-04-08', end: '2026-04-21' }} />
        </SheetCell>
        <SheetCell label="two months" width={620}>
          <RangeCalendar
            label="Show"
            months={2}
            onChange={nothing}
            value={{ start: '2026-04-27', end: '2026-05-05' }}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Calendar label="Far away" onChange={nothing} value="9999-12-31" />
      <Calendar label={longTitle} max="2026-04-01" min="2026-05-01" onChange={nothing} value={null} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Jump by month and year; at the bounds the button keeps the focus and does nothing. */
export const Jump: Story = {
  tags: ['!autodocs'],
  args: { max: '2026-05-10', unavailable: undefined },
  play: async ({ canvas }) => {
    const user = person();
    const next = canvas.getByRole('button', { name: 'Next month' });
    await user.click(next);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('May'));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('May');
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2024');
    await waitFor(() => expect(canvas.getByRole('grid', { name: /May 2024/ })).toBeVisible());
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), '1');
    await waitFor(() => expect(canvas.getByRole('grid', { name: /January 2024/ })).toBeVisible());
  },
};

const range = fn();

/** First day, last day; Escape discards a first day. */
export const Range: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stateful initial={{ start: '2026-04-08', end: '2026-04-10' }} onChange={range}>
      {(current, setCurrent) => <RangeCalendar label="Show" months={2} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const user = person();
    await user.click(canvas.getByRole('button', { name: /\b20 April 2026/ }));
    await user.keyboard('{Escape}');
    await expect(range).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('button', { name: /\b20 April 2026/ }));
    await user.click(canvas.getByRole('button', { name: /12 May 2026/ }));
    await waitFor(() => expect(range).toHaveBeenLastCalledWith({ start: '2026-04-20', end: '2026-05-12' }));
  },
};
