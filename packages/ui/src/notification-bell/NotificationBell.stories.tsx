import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { type Notification, NotificationBell, type NotificationBellProps } from './index.ts';

const read = fn();
const readAll = fn();
const page = () => within(document.body);

const ago = (minutes: number) => new Date(Date.UTC(2026, 3, 5, 9, 30 - minutes)).toISOString();
const notices: Notification[] = [
  {
    id: 'payment',
    text: 'Haruka Tanaka has paid for A Wet Sunday Morning.',
    at: ago(4),
    href: '#payment',
    unread: true,
  },
  { id: 'order', text: 'Someone asks to buy Low Tide.', at: ago(95), href: '#order', unread: true },
  { id: 'forum', text: 'Your post in “Packing” was approved.', at: ago(3000), href: '#forum', unread: false },
];
const later: Notification = { id: 'return', text: 'A work comes back.', at: ago(0), href: '#return', unread: true };

function Living({ notifications, ...props }: NotificationBellProps) {
  const [list, setList] = useState(notifications ?? []);
  const unread = list.filter((each) => each.unread).length;
  return (
    <>
      <NotificationBell
        {...props}
        notifications={list}
        onRead={(id) => {
          read(id);
          setList(list.map((each) => (each.id === id ? { ...each, unread: false } : each)));
        }}
        onReadAll={() => {
          readAll();
          setList(list.map((each) => ({ ...each, unread: false })));
        }}
        unread={unread}
      />
      <button data-arrive="" hidden onClick={() => setList([later, ...list])} type="button">
        Arrive
      </button>
    </>
  );
}

/** Stands for another user: the button is hidden and so takes no focus. */
const arrive = () => document.querySelector<HTMLElement>('[data-arrive]')?.click();

const inside = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space',
    does: 'Opens the list; the focus goes in.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await user.keyboard(' ');
      await inside(await page().findByRole('dialog', { name: 'Notifications' }));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications, 2 unread' })).toHaveFocus());
      await user.keyboard('{Enter}');
      await inside(await page().findByRole('dialog', { name: 'Notifications' }));
    },
  },
  {
    keys: 'Tab',
    does: 'Moves through the lines, each with its button, to the foot.',
    run: async ({ user }) => {
      const link = page().getByRole('link', { name: /^Unread Haruka Tanaka/ });
      for (let tries = 0; tries < 3 && document.activeElement !== link; tries += 1) await user.tab();
      await expect(link).toHaveFocus();
      await user.tab();
      await expect(page().getByRole('button', { name: /^Mark as read: Haruka Tanaka/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter on “Mark all as read”',
    does: 'Takes the button away; the list keeps the focus.',
    run: async ({ user }) => {
      page().getByRole('button', { name: 'Mark all as read' }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page().queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
      await inside(await page().findByRole('dialog', { name: 'Notifications' }));
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; the focus is back on the bell.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Navigation/NotificationBell',
  component: NotificationBell,
  tags: ['stable'],
  loaders: [() => import('../popover/PopoverLayer.tsx')],
  args: { notifications: notices, unread: 2, onRead: read, onReadAll: readAll, allHref: '#all' },
  argTypes: { notifications: { control: false } },
  render: (args) => <Living {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in a sentence what has happened, beginning with who or what.', 'Lead to the thing, not to its list.'],
      dont: [
        'Notify somebody of what they did themselves.',
        'Replace the list while it is loaded anew: hand over the old one.',
      ],
      accessibility: [
        'New ones are announced once and politely, with their number.',
        'While the list is open nothing moves: what comes meanwhile waits behind a button.',
        'Unread is a word, a dot and a weight.',
      ],
    },
  },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="nothing unread, one, 99, more; open">
        <NotificationBell {...args} unread={0} />
        <NotificationBell {...args} unread={1} />
        <NotificationBell {...args} unread={99} />
        <NotificationBell {...args} unread={1200} />
        <div data-open="" style={{ minHeight: 420, marginInlineStart: 240 }}>
          <NotificationBell {...args} />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await person().click(within(canvasElement.querySelector<HTMLElement>('[data-open]')!).getByRole('button'));
    await waitFor(() => expect(page().getByRole('dialog')).toBeVisible());
    const [, hovered, focused] = page().getByRole('dialog').querySelectorAll('li a');
    hovered?.setAttribute('data-preview', 'hover');
    focused?.setAttribute('data-preview', 'focus');
  },
};

const opened: Story['play'] = async ({ canvas }) => {
  await person().click(canvas.getByRole('button'));
  await waitFor(() => expect(page().getByRole('dialog')).toBeVisible());
};

const place: Story['render'] = (args) => (
  <div style={{ minHeight: 320, paddingInlineStart: 360 }}>
    <NotificationBell {...args} />
  </div>
);

export const Empty: Story = { tags: ['sheet'], args: { notifications: [], unread: 0 }, render: place, play: opened };

export const Loading: Story = {
  tags: ['sheet'],
  args: { notifications: undefined, unread: 3 },
  render: place,
  play: opened,
};

export const Failed: Story = {
  tags: ['sheet'],
  args: { notifications: undefined, unread: 3, failed: true, onRetry: fn() },
  render: place,
  play: opened,
};

export const Hostile: Story = {
  args: {
    unread: 123_456,
    notifications: [
      { ...later, text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { ...later, id: 'title', text: longTitle, at: 'not a date' },
      { ...later, id: 'ja', text: '田中はるかさんから「引き潮」の購入依頼が届きました。', unread: false },
    ],
  },
  render: (args) => (
    <Narrow>
      <NotificationBell {...args} />
    </Narrow>
  ),
  play: opened,
};

/** A notification without a link is plain text; without a page of all there is no link to it. */
export const Telling: Story = {
  args: {
    notifications: notices.map(({ href: _, ...rest }) => rest),
    allHref: undefined,
  },
  render: place,
  play: async (context) => {
    await opened?.(context);
    const dialog = within(page().getByRole('dialog'));
    await expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    const mark = dialog.getByRole('button', { name: /^Mark as read: Haruka Tanaka/ });
    await waitFor(() => expect(mark).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Notifications that arrive while the list is closed are announced once, with their number; the first load is not. */
export const Announced: Story = {
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live="polite"] > span, span > [aria-live="polite"]')!;
    await expect(live).toHaveTextContent('');
    arrive();
    await waitFor(() => expect(canvas.getByText('1 new notification')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  },
};

/** Notifications that arrive while the list is open wait; focus and order don't change. */
export const Steady: Story = {
  play: async ({ canvas }) => {
    const user = person();
    await user.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
    const dialog = within(await page().findByRole('dialog'));
    const hashes = () => dialog.getAllByRole('listitem').map((item) => item.querySelector('a')?.hash);
    const mark = dialog.getByRole('button', { name: /^Mark as read: Someone/ });
    mark.focus();
    arrive();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Show new (1)' })).toBeVisible());
    await expect(mark).toHaveFocus();
    await expect(hashes()).toEqual(['#payment', '#order', '#forum']);
    read.mockClear();
    await user.click(mark);
    await expect(read.mock.calls).toEqual([['order']]);
    await expect(hashes()).toEqual(['#payment', '#order', '#forum']);
    await user.click(dialog.getByRole('button', { name: 'Show new (1)' }));
    await expect(hashes()).toEqual(['#return', '#payment', '#order', '#forum']);
    await user.click(dialog.getByRole('button', { name: 'Mark all as read' }));
    await expect(dialog.queryByText('Unread')).toBeNull();
  },
};

/** The list is refetched: it is undefined for a moment, which must not count as new when it returns. */
export const Refetched: Story = {
  tags: ['!autodocs'],
  render: function Fetching(args) {
    const [list, setList] = useState<readonly Notification[] | undefined>(notices);
    return (
      <>
        <NotificationBell {...args} notifications={list} />
        <button onClick={() => setList(list ? undefined : [...notices])} type="button">
          {list ? 'Fetch' : 'Answer'}
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await person().click(canvas.getByRole('button', { name: 'Fetch' }));
    await person().click(await canvas.findByRole('button', { name: 'Answer' }));
    await canvas.findByRole('button', { name: 'Fetch' });
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    await expect(canvas.queryByText(/new notification/)).not.toBeInTheDocument();
  },
};

/**
 * Earlier ones are added below and don't count as new; with the last of them the button is removed and the list gets
 * the focus.
 */
export const Earlier: Story = {
  tags: ['!autodocs'],
  render: function Reading(args) {
    const [list, setList] = useState(notices.slice(0, 2));
    const earlier = list.length < notices.length ? { onShow: () => setList(notices) } : undefined;
    return <NotificationBell {...args} earlier={earlier} notifications={list} />;
  },
  play: async ({ canvas }) => {
    const user = person();
    await user.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
    const dialog = within(await page().findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    dialog.getByRole('button', { name: 'Show earlier' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    await expect(dialog.queryByRole('button', { name: /Show (earlier|new)/ })).not.toBeInTheDocument();
    await expect(dialog.getByRole('list')).toHaveFocus();
    await expect(canvas.queryByText(/new notification/)).not.toBeInTheDocument();
  },
};
