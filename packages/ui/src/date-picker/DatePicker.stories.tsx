import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Form, useForm } from '../form/index.ts';
import {
  type KeyboardContext,
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { DatePicker } from './index.ts';

const nothing = () => undefined;
const onChange = fn();
const onSubmit = fn();
const closed = (day: string) => (day === '2026-04-22' ? 'The gallery is closed.' : undefined);
const field = ({ canvas }: Pick<KeyboardContext, 'canvas'>) => canvas.getByRole('combobox', { name: 'Delivery' });
const gone = ({ page }: Pick<KeyboardContext, 'page'>) =>
  waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field; the button of the calendar is no second stop.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(field({ canvas })).toHaveFocus();
      await expect(field({ canvas })).toHaveAttribute('aria-expanded', 'false');
      await expect(field({ canvas })).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(field({ canvas })).toHaveAttribute('aria-autocomplete', 'none');
      // The placeholder is gone; the description still has the format.
      await expect(field({ canvas })).not.toHaveValue('');
      await expect(field({ canvas })).toHaveAccessibleDescription(/day, month, year$/);
      const button = canvas.getByRole('button', { name: 'Choose Delivery in a calendar' });
      await expect(button).toHaveAttribute('tabindex', '-1');
    },
  },
  {
    keys: 'Arrow Down, Alt + Arrow Down',
    does: 'Opens the calendar on the day that is chosen.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(page.getByRole('button', { name: /15 April 2026/ })).toHaveFocus());
      await user.keyboard('{Escape}');
      await gone({ page });
      await waitFor(() => expect(field({ canvas })).toHaveFocus());
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('button', { name: /15 April 2026/ })).toHaveFocus());
      const dialog = page.getByRole('dialog', { name: 'Delivery' });
      const combobox = canvas.getByRole('combobox', { name: 'Delivery', hidden: true });
      await expect(combobox).toHaveAttribute('aria-expanded', 'true');
      await expect(combobox).toHaveAttribute('aria-controls', dialog.id);
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it and changes nothing; the focus is back in the field.',
    run: async ({ canvas, page, user }) => {
      onChange.mockClear();
      await user.keyboard('{ArrowRight}{Escape}');
      await gone({ page });
      await waitFor(() => expect(field({ canvas })).toHaveFocus());
      await expect(onChange).not.toHaveBeenCalled();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('button', { name: /15 April 2026/ })).toHaveFocus());
    },
  },
  {
    keys: 'Tab, Shift + Tab in the calendar',
    does: 'Go round inside it: previous month, month, year, next month, the day, today, clear.',
    run: async ({ page, user }) => {
      const stops = [
        page.getByRole('button', { name: 'Today' }),
        page.getByRole('button', { name: 'Clear' }),
        page.getByRole('button', { name: 'Previous month' }),
        page.getByRole('combobox', { name: 'Month' }),
        page.getByRole('combobox', { name: 'Year' }),
        page.getByRole('button', { name: 'Next month' }),
        page.getByRole('button', { name: /15 April 2026/ }),
      ];
      for (const stop of stops) {
        await user.tab();
        await expect(stop).toHaveFocus();
      }
      for (const stop of stops.toReversed().slice(1)) {
        await user.keyboard('{Shift>}{Tab}{/Shift}');
        await expect(stop).toHaveFocus();
      }
      await user.keyboard('{Shift>}{Tab}{/Shift}');
    },
  },
  {
    keys: 'Enter, Space on a day',
    does: 'Chooses it and closes; the focus is back in the field.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{ArrowDown}{Enter}');
      await expect(onChange).not.toHaveBeenCalled(); // 22 April is not available
      await user.keyboard('{ArrowRight}{Enter}');
      await expect(onChange).toHaveBeenLastCalledWith('2026-04-23');
      await gone({ page });
      await waitFor(() => expect(field({ canvas })).toHaveFocus());
      await expect(field({ canvas })).toHaveValue('23 Apr 2026');
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('button', { name: /23 April 2026/ })).toHaveFocus());
      await user.keyboard('{ArrowRight} ');
      await expect(onChange).toHaveBeenLastCalledWith('2026-04-24');
      await gone({ page });
    },
  },
  {
    keys: 'any date',
    does: 'Is typed as people write it; Arrow Down then opens the calendar on it.',
    run: async ({ canvas, page, user }) => {
      const input = field({ canvas }) as HTMLInputElement;
      await waitFor(() => expect(input).toHaveFocus());
      input.select();
      await user.keyboard('2026/5/6{ArrowDown}');
      await waitFor(() => expect(page.getByRole('button', { name: /\b6 May 2026/ })).toHaveFocus());
      await expect(onChange).toHaveBeenLastCalledWith('2026-05-06');
      await user.keyboard('{Escape}');
      await gone({ page });
    },
  },
];

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  tags: ['stable'],
  args: { name: 'delivery', label: 'Delivery', value: '2026-04-15', onChange, unavailable: closed },
  argTypes: { description: { control: 'text' }, unavailable: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => onChange(next)}>
      {(current, setCurrent) => <DatePicker {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Name the zone as soon as buyer and seller may live in different ones.',
        'Give `min` and `max`: the calendar then shows what can be chosen, and a typed day is checked in words.',
      ],
      dont: ['Use it for birthdays: nobody walks back 40 years month by month.'],
      accessibility: [
        'A combobox that opens a modal dialog; the calendar is a grid with one tab stop.',
        'Enter and Space both choose a day and close; Escape closes and changes nothing. There is no OK to find.',
        'On a phone the calendar is a sheet with days of a finger’s size, and its button does not open the keyboard.',
      ],
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="open">
        <div style={{ height: 430, width: 240 }}>
          <DatePicker label="Delivery day" name="open" onChange={nothing} unavailable={closed} value="2026-04-15" />
        </div>
      </SheetRow>
      <SheetRow label="states">
        <SheetCell label="empty" width={200}>
          <DatePicker label="Delivery" name="a" onChange={nothing} required value={null} />
        </SheetCell>
        <SheetCell label="hover; its button: focus" width={200}>
          <Preview focus="button">
            <DatePicker data-preview="hover" label="Delivery" name="i" onChange={nothing} required value="2026-04-05" />
          </Preview>
        </SheetCell>
        <SheetCell label="focus" width={200}>
          <DatePicker data-preview="focus" label="Delivery" name="b" onChange={nothing} required value="2026-04-05" />
        </SheetCell>
        <SheetCell label="disabled" width={200}>
          <DatePicker disabled label="Delivery" name="c" onChange={nothing} value="2026-04-05" />
        </SheetCell>
        <SheetCell label="read only" width={200}>
          <DatePicker label="Delivery" name="d" onChange={nothing} readOnly value="2026-04-05" />
        </SheetCell>
        <SheetCell label="error, description" width={200}>
          <DatePicker
            description="Ten days after the payment at the latest."
            error="Enter delivery."
            label="Delivery"
            name="e"
            onChange={nothing}
            required
            value={null}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="with time">
        <SheetCell label="zone said" width={300}>
          <DatePicker
            label="Opening"
            name="f"
            onChange={nothing}
            required
            timeZone="Asia/Tokyo"
            value="2026-05-09T18:00"
            withTime
          />
        </SheetCell>
        <SheetCell label="zone chosen" width={300}>
          <DatePicker
            label="Opening"
            name="g"
            onChange={nothing}
            onTimeZoneChange={nothing}
            timeZone="Europe/Berlin"
            timeZones={['Asia/Tokyo', 'Europe/Berlin']}
            value="2026-07-09T18:00"
            withTime
          />
        </SheetCell>
        <SheetCell label="narrow, Japanese" width={150}>
          <DatePicker
            label="開場"
            name="h"
            onChange={nothing}
            required
            timeZone="Asia/Tokyo"
            value="2026-05-09T18:00"
            withTime
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    canvas.getByRole('combobox', { name: 'Delivery day' }).focus();
    await user.keyboard('{ArrowDown}');
    const page = canvasElement.ownerDocument;
    await waitFor(() => expect(page.activeElement).toHaveAttribute('data-day', '2026-04-15'), {
      timeout: 10_000,
    });
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <DatePicker
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        timeZone="America/Argentina/ComodRivadavia"
        value="9999-12-31T23:59"
        withTime
      />
      <DatePicker label="Not a day" name="b" onChange={nothing} timeZone="Nowhere/Land" value="tomorrow-ish" />
      <DatePicker
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="c"
        onChange={nothing}
        value={null}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Opened, closed and chosen by mouse; a press outside closes it. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const page = canvasElement.ownerDocument;
    const button = canvas.getByRole('button', { name: 'Choose Delivery in a calendar' });
    const day = (iso: string) => page.querySelector<HTMLElement>(`[data-day="${iso}"]`);
    onChange.mockClear();
    await user.click(button);
    await waitFor(() => expect(day('2026-04-15')).toHaveFocus());
    await user.click(day('2026-04-16') as HTMLElement);
    await expect(onChange).toHaveBeenLastCalledWith('2026-04-16');
    await waitFor(() => expect(page.querySelector('[role="dialog"]')).toBeNull());
    await expect(button).toHaveFocus();
    await user.click(button);
    await waitFor(() => expect(day('2026-04-16')).toHaveFocus());
    await user.click([...page.querySelectorAll('button')].find((each) => each.textContent === 'Clear') as HTMLElement);
    await expect(onChange).toHaveBeenLastCalledWith(null);
    await expect(field({ canvas })).toHaveValue('');
  },
};

function Opening() {
  const form = useForm({ initial: { opens: null as string | null } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DatePicker {...form.field('opens')} label="Opening" required timeZone="Europe/Berlin" withTime />
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** A day without a time, and a time skipped by daylight saving, show an error and are not submitted. */
export const WithTime: Story = {
  tags: ['!autodocs'],
  render: () => <Opening />,
  play: async ({ canvas }) => {
    const user = person();
    onSubmit.mockClear();
    const [day, time] = [canvas.getByLabelText('Opening: day'), canvas.getByLabelText('Opening: time')];
    await user.click(day);
    await user.keyboard('29/3/2026{Enter}');
    await waitFor(() => expect(canvas.getByText('Enter a time, for example 09:30.')).toBeVisible());
    await expect(onSubmit).not.toHaveBeenCalled();
    await user.click(time);
    await user.keyboard('2:30{Enter}');
    await waitFor(() => expect(canvas.getByText(/clocks change in Europe\/Berlin/)).toBeVisible());
    await expect(onSubmit).not.toHaveBeenCalled();
    (time as HTMLInputElement).select();
    await user.keyboard('3:30{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ opens: '2026-03-29T03:30' }));
    await expect(canvas.getByText('Times in Europe/Berlin (GMT+2)')).toBeVisible();
  },
};

function Delivery() {
  const form = useForm({ initial: { delivery: null as string | null } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <DatePicker {...form.field('delivery')} label="Delivery" required />
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** A date from a Japanese keyboard: the IME's arrow key does not open the calendar, and its Enter does not submit. */
export const Composition: Story = {
  tags: ['!autodocs'],
  render: () => <Delivery />,
  play: playComposition(
    ({ canvas }) => {
      onSubmit.mockClear();
      return canvas.getByRole('combobox');
    },
    {
      text: { syllables: ['２', '２０２６ねん'], chosen: '2026年4月4日' },
      undisturbed: ({ page }) => {
        expect(onSubmit).not.toHaveBeenCalled();
        expect(page.queryByRole('dialog')).toBeNull();
      },
      after: async ({ user }) => {
        await user.keyboard('{Enter}');
        await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ delivery: '2026-04-04' }));
        await expect(onSubmit).toHaveBeenCalledTimes(1);
      },
    },
  ),
};

/** The time beside a day: IME keys neither step nor submit; Enter afterwards submits once. */
export const TimeComposition: Story = {
  tags: ['!autodocs'],
  render: () => <Opening />,
  play: playComposition(
    async ({ canvas, user }) => {
      await user.click(canvas.getByLabelText('Opening: day'));
      await user.keyboard('4/4/2026');
      await user.click(canvas.getByLabelText('Opening: time'));
      onSubmit.mockClear();
      return canvas.getByLabelText('Opening: time');
    },
    {
      text: { syllables: ['ご', 'ごご３じはん'], chosen: '午後3時半' },
      undisturbed: () => expect(onSubmit).not.toHaveBeenCalled(),
      after: async ({ user }) => {
        await user.keyboard('{Enter}');
        await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ opens: '2026-04-04T15:30' }]]));
      },
    },
  ),
};
