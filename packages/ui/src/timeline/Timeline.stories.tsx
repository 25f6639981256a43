import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Timeline, type TimelineEvent, type TimelineStep } from './index.ts';

const now = '2026-04-05T09:30:00Z';
const note =
  'Packed in two layers, with the corners in foam. The courier comes between ten and twelve; please have somebody at the door who may sign for it. '.repeat(
    4,
  );

const events: TimelineEvent[] = [
  {
    id: '6',
    at: '2026-04-05T08:10:00Z',
    title: 'Handed to the courier',
    who: 'Edith Villiers',
    note,
  },
  {
    id: '5',
    at: '2026-04-05T07:45:00Z',
    title: 'Payment confirmed',
    who: 'Haruka Tanaka',
    documents: [{ name: 'receipt-2041.pdf', href: '#receipt', detail: 'PDF, 240 kB' }],
  },
  {
    id: '4',
    at: '2026-04-04T21:15:00Z',
    title: 'Payment is late',
    who: 'Reminder',
  },
  {
    id: '3',
    at: '2026-04-04T11:02:00Z',
    title: 'Price changed',
    who: 'Edith Villiers',
    changes: [
      { kind: 'value', id: 'price', label: 'Price', before: '$2,650.00', after: '$2,400.00' },
      { kind: 'text', id: 'note', label: 'Note', before: 'Framed in oak.', after: 'Framed in walnut.' },
    ],
  },
  {
    id: '2',
    at: '2026-03-28T15:30:00Z',
    title: 'Question from the buyer',
    who: 'Haruka Tanaka',
    note: 'Is the frame included?',
  },
  { id: '1', at: '2026-03-28T15:00:00Z', title: 'Ordered' },
];
const japanese: TimelineEvent[] = [
  {
    id: '2',
    at: '2026-04-05T08:10:00Z',
    title: '配送業者に引き渡しました',
    who: '田中 はるか',
    note: '角を保護材で二重に包みました。',
  },
  { id: '1', at: '2026-04-04T03:10:00Z', title: '支払いを確認しました', who: '経理' },
];

const ahead: TimelineStep[] = [
  { id: 'answer', title: 'Your turn: request payment', note: 'The buyer asked two days ago.', now: true },
  { id: 'pay', title: 'Payment', note: 'Within 10 days' },
  { id: 'ship', title: 'Shipping' },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves along what can be pressed: a long note’s button, documents, "Show earlier".',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Show the whole note' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter or Space on a note’s button',
    does: 'Unfolds the note, and folds it again.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
      await user.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Show the whole note' })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    },
  },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  tags: ['stable'],
  args: { events, now, timeZone: 'UTC' },
  argTypes: { events: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Say what happened, not which state it has now: "Payment confirmed".',
        'Name what acted by itself: "Reminder".',
      ],
      dont: ['Fold what needs an answer.', 'Show what only a machine cares for.'],
      accessibility: [
        'Two lists with names, what happened and what comes next; times are `time` elements.',
        'What everything waits for is the current step of what comes next.',
        'What was loaded is announced; when the button goes with it, the focus goes to the earliest entry.',
      ],
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="newest first; in Tokyo; Japanese; oldest first with more before; failed; empty">
        <SheetCell label="newest first" width={520}>
          <Timeline earlier={{ onLoad: () => undefined }} events={events} now={now} timeZone="UTC" />
        </SheetCell>
        <SheetCell label="the same in Tokyo, narrow" width={280}>
          <Timeline events={events.slice(1, 4)} now={now} timeZone="Asia/Tokyo" />
        </SheetCell>
        <SheetCell label="Japanese" width={280}>
          <Timeline events={japanese} now={now} timeZone="Asia/Tokyo" />
        </SheetCell>
        <SheetCell label="oldest first, loading" width={280}>
          <Timeline
            earlier={{ onLoad: () => undefined, loading: true }}
            events={events.slice(4)}
            now={now}
            order="oldest"
            timeZone="UTC"
          />
        </SheetCell>
        <SheetCell label="oldest first, and what comes next" width={560}>
          <Timeline ahead={ahead} events={events.slice(4)} now={now} order="oldest" timeZone="UTC" />
        </SheetCell>
        <SheetCell label="newest first, and what comes next" width={280}>
          <Timeline ahead={ahead} events={events.slice(3, 4)} now={now} timeZone="UTC" />
        </SheetCell>
        <SheetCell label="failed; a moment nobody can read" width={280}>
          <Timeline
            earlier={{ onLoad: () => undefined, error: 'What happened before could not be loaded.' }}
            events={[{ id: 'a', at: 'soon', title: 'Imported', who: 'Import' }]}
            now={now}
            timeZone="UTC"
          />
        </SheetCell>
        <SheetCell label="empty" width={280}>
          <Timeline events={[]} now={now} timeZone="UTC" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Timeline
        ahead={[{ id: 'a', title: longTitle, note: word, now: true }]}
        events={[
          {
            id: 'a',
            at: '2026-04-05T08:10:00Z',
            title: longTitle,
            who: word,
            note: `${word}\n`.repeat(12),
            documents: [{ name: `${word}.pdf`, href: '#a', detail: word }],
          },
          { id: 'b', at: '0001-01-01T00:00:00Z', title: '\u200b', note: ' ' },
        ]}
        now={now}
        timeZone="UTC"
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

function Growing() {
  const [shown, setShown] = useState(2);
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Timeline
        earlier={shown < events.length ? { onLoad: () => setLoading(true), loading } : undefined}
        events={events.slice(0, shown)}
        now={now}
        timeZone="UTC"
      />
      <button
        onClick={() => {
          setLoading(false);
          setShown(events.length);
        }}
        tabIndex={-1}
        type="button"
      >
        Answer
      </button>
    </>
  );
}

/** Loaded entries are announced; the focus is not lost when the button is removed. */
export const Earlier: Story = {
  tags: ['!autodocs'],
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const user = person();
    const button = canvas.getByRole('button', { name: 'Show earlier' });
    await user.click(button);
    await expect(within(button).getByText('Working…')).toBeInTheDocument();
    // A server response, triggered without a press.
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(canvas.getByText('4 earlier entries')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Ordered').closest('li')).toHaveFocus());
  },
};
