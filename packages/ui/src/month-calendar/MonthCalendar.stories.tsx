import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { type CalendarEvent, MonthCalendar, type MonthCalendarProps } from './index.ts';

const event = (id: string, title: string, start: string, end: string, more: Partial<CalendarEvent> = {}) => ({
  id,
  title,
  start,
  end,
  href: `#${id}`,
  ...more,
});

const events: CalendarEvent[] = [
  event('tides', '潮の間 Between Tides', '2026-04-04', '2026-04-15', { tone: 'ok', detail: 'Onomichi' }),
  event('salt', 'Paper and Salt', '2026-04-08', '2026-04-10', { tone: 'info', detail: 'Virtual' }),
  event('night', 'One night of prints', '2026-04-08', '2026-04-08'),
  event('spring', 'Spring in three rooms', '2026-03-20', '2026-04-02'),
];

/** Stands in for a screen: holds the month. */
function Stateful(props: MonthCalendarProps) {
  const [month, setMonth] = useState(props.month);
  return <MonthCalendar {...props} month={month} onMonthChange={setMonth} />;
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the buttons of the month, then to each event, day by day.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getAllByRole('link', { name: /^Spring in three rooms/ })[0]).toHaveFocus();
    },
  },
  {
    keys: 'Page Down, Page Up',
    does: 'Shows the next month, the month before.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('button', { name: 'Next month' }).focus();
      await user.keyboard('{PageDown}');
      await canvas.findByRole('heading', { name: /May 2026/ });
      await user.keyboard('{PageUp}');
      await canvas.findByRole('heading', { name: /April 2026/ });
    },
  },
];

const meta = {
  title: 'Data/MonthCalendar',
  component: MonthCalendar,
  tags: ['draft'],
  args: { label: 'Exhibitions', month: '2026-04', events, onMonthChange: () => undefined },
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Say on whose clocks the days are: first and last day are given as days.'],
      dont: ['Choose a day with it: use DatePicker.'],
      accessibility: [
        'A table of days whose events are links, each once a week with its first and last day in its name.',
        'Where days are too narrow for words, a list of the events of the month.',
      ],
    },
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Exhibitions April 2026' });
    await expect(table).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: '潮の間 Between Tides, 4 Apr 2026 to 15 Apr 2026, Onomichi' });
    await expect(link).toHaveAttribute('href', '#tides');
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="a month, empty, narrow">
        <SheetCell label="a month, one pointed at, one focused" width={760}>
          <Preview focus="table a[href='#night']" hover="table a[href='#salt']">
            <MonthCalendar {...args} />
          </Preview>
        </SheetCell>
        <SheetCell label="empty" width={760}>
          <MonthCalendar {...args} events={[]} month="2026-02" />
        </SheetCell>
        <SheetCell label="narrow" width={320}>
          <MonthCalendar {...args} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <MonthCalendar
        {...args}
        events={[
          event('long', longTitle, '2020-01-01', '9999-12-31', { detail: longTitle }),
          ...Array.from({ length: 12 }, (_, at) => event(`same ${at}`, longTitle, '2026-04-08', '2026-04-08')),
        ]}
        label={longTitle}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('link', { name: /^Paper and Salt/ })[0]).toBeVisible();
  },
};
