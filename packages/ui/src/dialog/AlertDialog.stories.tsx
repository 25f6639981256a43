import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { type KeyboardRow, playKeyboard } from '../storybook/index.ts';
import { AlertDialog } from './index.ts';

const answered = fn();

function Opened({ actions: _, ...props }: ComponentProps<typeof AlertDialog>) {
  const [open, setOpen] = useState(props.open);
  const answer = (word: string) => {
    answered(word);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave…</Button>
      <AlertDialog
        {...props}
        actions={
          <>
            <Button onClick={() => answer('stay')}>Stay</Button>
            <Button onClick={() => answer('keep')}>Keep as a draft</Button>
            <Button emphasis="primary" onClick={() => answer('save')}>
              Save and leave
            </Button>
          </>
        }
        onOpenChange={setOpen}
        open={open}
      />
    </>
  );
}

const question = () => document.querySelector('[role="alertdialog"]');
const gone = () => waitFor(() => expect(question()).toBeNull());

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter on what opens it',
    does: 'Interrupts; title and message are read, the focus is on the last of its answers.',
    run: async ({ page, user }) => {
      await user.tab();
      await user.keyboard('{Enter}');
      const dialog = await page.findByRole('alertdialog', { name: 'Save the price list?' });
      await expect(dialog).toHaveAccessibleDescription(/Three prices/);
      await waitFor(() => expect(page.getByRole('button', { name: 'Save and leave' })).toHaveFocus());
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'Move among the answers, around the ends.',
    run: async ({ page, user }) => {
      await user.tab();
      await expect(page.getByRole('button', { name: 'Stay' })).toHaveFocus();
      await user.tab({ shift: true });
      await expect(page.getByRole('button', { name: 'Save and leave' })).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it without an answer; the focus is back.',
    run: async ({ canvas, user }) => {
      answered.mockClear();
      await user.keyboard('{Escape}');
      await gone();
      await expect(answered).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Leave…' })).toHaveFocus());
    },
  },
  {
    keys: 'Enter on an answer',
    does: 'Gives it.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('button', { name: 'Save and leave' })).toHaveFocus());
      await user.keyboard('{Enter}');
      await expect(answered).toHaveBeenLastCalledWith('save');
      await gone();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Leave…' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  tags: ['stable'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Save the price list?',
    message: 'Three prices were changed and are on this device only.',
    actions: null,
  },
  argTypes: { actions: { control: false } },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Name the answers by what they do: “Save and leave”.', 'Let one of them change nothing.'],
      dont: ['Interrupt with news that need no answer.', 'Use it for one yes and one no: that is ConfirmDialog.'],
      accessibility: [
        'An alertdialog, described by its message; a press outside does not answer it.',
        'The page behind cannot be reached until it is answered.',
      ],
    },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'], args: { open: true } };

export const Hostile: Story = {
  args: {
    open: true,
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk を保存しますか ${longTitle}`,
    message: longTitle,
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A press outside does not close it. */
export const Outside: Story = {
  tags: ['!autodocs'],
  args: { open: true },
  play: async () => {
    await waitFor(() => expect(question()).toBeVisible());
    await document.elementFromPoint(4, 4)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await document.elementFromPoint(4, 4)?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect(question()).toBeVisible();
  },
};
