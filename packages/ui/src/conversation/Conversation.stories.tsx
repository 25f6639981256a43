import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { LikeDislike } from '../like-dislike/index.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { Conversation, type ConversationMessage, type ConversationProps } from './index.ts';
import { haruka, jonas, long, me, thread, written } from './samples.ts';

const retried = fn();
const failed = written('7', me, '2026-04-05T09:25:00Z', 'I will be there at nine.', { status: 'failed' });

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Goes to the conversation, which scrolls with the arrow keys, then to the links and buttons in it.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('log', { name: 'Messages about order B-20418' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: /^https:\/\/atelier.example/ })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: /^certificate-ridges-late.pdf/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space on “Try again”',
    does: 'Sends a failed message again.',
    run: async ({ canvas, user }) => {
      retried.mockClear();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(retried).toHaveBeenCalledWith('7');
      await user.keyboard(' ');
      await expect(retried).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = {
  title: 'Data/Conversation',
  component: Conversation,
  tags: ['stable'],
  args: { label: 'Messages about order B-20418', me: me.id, messages: thread },
  argTypes: { messages: { control: false }, empty: { control: 'text' } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Show a message at once, as sending; keep its words when it fails.',
        'Give `unreadFrom` as it was on opening.',
      ],
      dont: ['Read markup into what people write: only web addresses become links.'],
      accessibility: [
        'A log: what comes is read politely when there is time.',
        'Who reads further up is not moved; a button says how many have come.',
        'Addresses that look like what they are not stay words.',
      ],
    },
  },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="people, days, documents, links, sending; unread; failed, with an opinion; earlier ones, one that is not shown; none">
        <SheetCell label="a thread" width={540}>
          <Conversation {...args} />
        </SheetCell>
        <SheetCell label="unread, failed" width={540}>
          <Conversation
            {...args}
            label="Unread"
            messages={[
              ...thread.slice(3, 5),
              { ...failed, error: undefined },
              written('8', jonas, '2026-04-05T09:28:00Z', 'Good.', {
                footer: (
                  <LikeDislike
                    dislikes={0}
                    label="Message by Jonas Ek"
                    likes={2}
                    value="like"
                    onChange={() => undefined}
                  />
                ),
              }),
            ]}
            unreadFrom="5"
            onDiscard={fn()}
            onRetry={retried}
          />
          <Conversation
            {...args}
            earlier={{ onShow: fn() }}
            label="Earlier"
            messages={[
              written('9', jonas, '2026-04-05T09:31:00Z', 'Jonas Ek deleted this message.', { status: 'absent' }),
            ]}
          />
          <Conversation
            {...args}
            earlier={{ onShow: fn(), failed: true }}
            label="Earlier failed"
            messages={[written('10', jonas, '2026-04-05T09:32:00Z', 'Hello.')]}
          />
          <Conversation {...args} label="None" messages={[]} />
        </SheetCell>
        <SheetCell label="focus; hover: a link" width={540}>
          <Preview focus="[role=log]" hover="a">
            <Conversation {...args} label="Pointed at" messages={thread.filter(({ text }) => text.includes('https'))} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <Conversation
        {...args}
        messages={[
          written('a', { ...haruka, name: longTitle }, 'not a date', longTitle),
          written('b', me, '2026-04-05T09:00:00Z', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)),
          written('c', me, '2026-04-05T09:00:00Z', '<b>bold</b> javascript:alert(1) https://xn--pple-43d.example/', {
            status: 'failed',
            error: longTitle,
          }),
          written('d', jonas, '2026-04-05T09:00:00Z', '', {
            documents: [{ id: 'x', name: `${'x'.repeat(200)}.pdf`, href: '#x', size: '9.9 MB' }],
          }),
        ]}
        onDiscard={fn()}
        onRetry={fn()}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Keyboard: Story = {
  args: { messages: [...thread.slice(0, 5), failed], onRetry: retried },
  play: playKeyboard(keyboard),
};

/** A thread that can receive messages. */
function Live(props: ConversationProps) {
  const [messages, setMessages] = useState(props.messages);
  const add = (message: ConversationMessage) => setMessages((now) => [...now, message]);
  const at = '2026-04-05T09:30:00Z';
  return (
    <>
      <div style={{ display: 'flex', height: 400 }}>
        <Conversation {...props} messages={messages} />
      </div>
      <Button onClick={() => add(written(`in-${messages.length}`, haruka, at, 'A word from Kyoto.'))}>Receive</Button>
      <Button onClick={() => add(written(`out-${messages.length}`, me, at, 'A word from here.'))}>Write</Button>
    </>
  );
}

/** Follows the end while scrolled to it; further up nothing moves, and a button announces new messages. */
export const StayingAtTheEnd: Story = {
  args: { messages: long(120) },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const user = person();
    const log = canvas.getByRole('log');
    const fromEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    const atEnd = () => waitFor(() => expect(fromEnd()).toBeLessThanOrEqual(1));
    await atEnd();
    await user.click(canvas.getByRole('button', { name: 'Receive' }));
    await canvas.findByText('A word from Kyoto.');
    await atEnd();

    log.scrollTop -= 1000;
    await canvas.findByRole('button', { name: 'Go to the latest' });
    // Compare the text being read, not scrollTop, which changes when messages are inserted above.
    const { x, y, height } = log.getBoundingClientRect();
    const read = document.elementFromPoint(x + 80, y + height / 2) as Element;
    const stood = read.getBoundingClientRect().top;
    await user.click(canvas.getByRole('button', { name: 'Receive' }));
    await canvas.findByRole('button', { name: 'One new message' });
    await user.click(canvas.getByRole('button', { name: 'Receive' }));
    const button = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(Math.abs(read.getBoundingClientRect().top - stood)).toBeLessThan(2);
    await user.click(button);
    await atEnd();
    await expect(log).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new messages|latest/ })).toBeNull());

    log.scrollTop -= 1000;
    await canvas.findByRole('button', { name: 'Go to the latest' });
    await user.click(canvas.getByRole('button', { name: 'Write' }));
    await atEnd();
  },
};

/** Starts at the first unread message. */
export const Unread: Story = {
  args: { messages: long(100), unreadFrom: 'long-60' },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => {
      const line = canvas.getByText('New').getBoundingClientRect();
      const box = log.getBoundingClientRect();
      expect(line.top).toBeGreaterThanOrEqual(box.top);
      expect(line.bottom).toBeLessThanOrEqual(box.bottom);
    });
  },
};

/** Earlier messages are inserted above on demand, without moving the text being read. */
export const Earlier: Story = {
  args: { messages: long(100) },
  render: function WithEarlier(args) {
    const [from, setFrom] = useState(80);
    const earlier = from > 0 ? { onShow: () => setFrom((now) => now - 40) } : undefined;
    return <Conversation {...args} earlier={earlier} messages={args.messages.slice(from)} />;
  },
  play: async ({ canvas }) => {
    const user = person();
    const log = canvas.getByRole('log');
    log.scrollTop = 0;
    await canvas.findByRole('button', { name: 'Go to the latest' });
    for (const first of ['Message 81 of a long thread.', 'Message 41 of a long thread.']) {
      log.scrollTop = 0;
      await waitFor(() => expect(log.scrollTop).toBe(0));
      const stood = canvas.getByText(first).getBoundingClientRect().top;
      await user.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
      await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
      await expect(Math.abs(canvas.getByText(first).getBoundingClientRect().top - stood)).toBeLessThan(60);
    }
    // No more to load: the focus moves to the conversation, not to the page.
    await expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
    await expect(log).toHaveFocus();
  },
};

/**
 * Messages that load late start at the first unread one; earlier messages loaded in the meantime do not count as new.
 */
export const ComingLate: Story = {
  tags: ['!autodocs'],
  args: { messages: long(100), unreadFrom: 'long-60' },
  render: function Late(args) {
    const [shown, setShown] = useState<ConversationMessage[]>([]);
    const all = args.messages;
    const news = written('news', haruka, '2026-04-06T09:00:00Z', 'A word from Kyoto.');
    return (
      <>
        <Conversation {...args} messages={shown} />
        <Button onClick={() => setShown(all.slice(40))}>Load</Button>
        <Button onClick={() => setShown([...all])}>Older</Button>
        <Button onClick={() => setShown([...all.slice(20), news])}>Newer</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const user = person();
    const log = canvas.getByRole('log');
    await user.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => {
      const line = canvas.getByText('New').getBoundingClientRect();
      const box = log.getBoundingClientRect();
      expect(line.top).toBeGreaterThanOrEqual(box.top);
      expect(line.bottom).toBeLessThanOrEqual(box.bottom);
    });
    await canvas.findByRole('button', { name: 'Go to the latest' });
    await user.click(canvas.getByRole('button', { name: 'Older' }));
    await user.click(canvas.getByRole('button', { name: 'Newer' }));
    await canvas.findByRole('button', { name: 'One new message' });
  },
};
