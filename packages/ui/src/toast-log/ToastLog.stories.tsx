import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { toast, toastQueue } from '../toast/index.ts';
import { toastLog } from '../toast/log.ts';
import { ToastLog } from './index.ts';

/** Shows toasts that are gone before the log opens. */
const addToasts = () => {
  toast.success('Work saved.');
  toast.success('Work saved.');
  toast.warning('The picture is too small for a print.');
  toast.primary('田中はるかさんから購入の申し込みがあります。');
  toast.default('Link copied.');
  toastQueue.close(toastQueue.current().map(({ key }) => key));
};

const dialog = () => document.querySelector('[role="dialog"]');

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter',
    does: 'Opens it, the newest first.',
    run: async ({ user }) => {
      await user.tab();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(dialog()?.querySelectorAll('li')).toHaveLength(4));
      await expect(dialog()?.querySelector('li')).toHaveTextContent('Link copied.');
      await expect(dialog()).toHaveTextContent('Work saved. × 2');
    },
  },
  {
    keys: 'Tab, Enter on Clear',
    does: 'Empties it.',
    run: async ({ user }) => {
      await user.tab();
      await user.tab();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(dialog()?.querySelector('li')).toBeNull());
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; the focus is back.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog()).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Feedback/ToastLog',
  component: ToastLog,
  tags: ['stable'],
  // Loaded before the play function, so that slow machines don't time out.
  loaders: [() => import('../popover/PopoverLayer.tsx')],
  beforeEach: () => {
    toastLog.clear();
    addToasts();
    return toastLog.clear;
  },
  argTypes: { trigger: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put it where the account is: it is looked for seldom.'],
      dont: ['Take it for notifications: it is gone with the tab.'],
      accessibility: ['Five seconds are short for many people: here nothing is lost.'],
    },
  },
} satisfies Meta<typeof ToastLog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: { getByRole: (role: 'button') => HTMLElement }) => {
  await person().click(canvas.getByRole('button'));
  await waitFor(() => expect(dialog()).toBeVisible());
};

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="open">
        <div style={{ minHeight: 360 }}>
          <ToastLog />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: ({ canvas }) => open(canvas),
};

export const Empty: Story = {
  beforeEach: () => toastLog.clear(),
  play: ({ canvas }) => open(canvas),
};

export const Hostile: Story = {
  beforeEach: () => {
    for (let number = 0; number < 120; number++) {
      toast.warning(`${number} Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${'ー'.repeat(60)}`);
    }
    toast.success(longTitle);
    toastQueue.close(toastQueue.current().map(({ key }) => key));
  },
  render: () => (
    <Narrow>
      <ToastLog />
    </Narrow>
  ),
  play: ({ canvas }) => open(canvas),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
