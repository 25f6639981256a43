import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { type KeyboardRow, playComposition, playKeyboard } from '../storybook/index.ts';
import { ConfirmDialog } from './index.ts';

const confirmed = fn(async (): Promise<void> => undefined);
const failing = fn(async (): Promise<void> => {
  throw new Error('The work is part of an order and cannot be deleted.');
});

function Opened(props: ComponentProps<typeof ConfirmDialog>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <ConfirmDialog {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter on the button that asks',
    does: 'Opens the question. Where something is destroyed the focus starts on Cancel.',
    run: async ({ page, user }) => {
      await user.tab();
      await user.keyboard('{Enter}');
      await page.findByRole('alertdialog', { name: 'Delete The Flying Dutchman?' });
      await waitFor(() => expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    },
  },
  {
    keys: 'Escape',
    does: 'Answers no; focus is back on the button.',
    run: async ({ canvas, page, user }) => {
      confirmed.mockClear();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(confirmed).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete…' })).toHaveFocus());
    },
  },
  {
    keys: 'Tab, Enter',
    does: 'Answers yes; the dialog closes when it is done.',
    run: async ({ page, user }) => {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await user.tab();
      await user.keyboard('{Enter}');
      await expect(confirmed).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    },
  },
];

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['stable'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Delete The Flying Dutchman?',
    children: 'It moves to the deleted list, from where it can be restored.',
    confirmLabel: 'Delete work',
    tone: 'danger',
    onConfirm: confirmed,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Repeat the verb of the title on the button.', 'Say what can be undone.'],
      dont: ['Ask about what can simply be undone.', 'Ask "Are you sure?".'],
      accessibility: ['An alertdialog; a press outside does not answer it.', 'A failure is announced inside it.'],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  args: { open: true, typedName: 'The Flying Dutchman' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(document.querySelector('input')).toHaveFocus());
    await userEvent.keyboard('The Flying{Enter}');
    await waitFor(() => expect(document.querySelector('input')).toHaveAttribute('aria-invalid', 'true'));
    await expect(confirmed).not.toHaveBeenCalled();
  },
};

/** The dialog stays open and shows the error. */
export const Failing: Story = {
  args: { open: true, onConfirm: failing },
  play: async ({ userEvent }) => {
    const page = document.body;
    await waitFor(() => expect(page.querySelector('[role="alertdialog"]')).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.querySelector('[role="alert"]')).toHaveTextContent('part of an order'));
    await expect(page.querySelector('[role="alertdialog"]')).toBeVisible();
  },
};

export const Hostile: Story = {
  args: {
    open: true,
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk を削除しますか ${longTitle}`,
    children: longTitle,
    confirmLabel: longTitle,
    typedName: longTitle,
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Typing a Japanese name: IME keys neither confirm nor close. */
export const Composition: Story = {
  tags: ['!autodocs'],
  args: { open: true, typedName: '時計' },
  play: playComposition(
    async ({ page }) => {
      confirmed.mockClear();
      const dialog = await page.findByRole('alertdialog');
      const input = within(dialog).getByRole('textbox');
      await waitFor(() => expect(input).toHaveFocus());
      return input;
    },
    {
      undisturbed: async ({ page }) => {
        await expect(page.getByRole('alertdialog')).toBeInTheDocument();
        await expect(confirmed).not.toHaveBeenCalled();
      },
      after: async ({ page, user }) => {
        await user.keyboard('{Enter}');
        await expect(confirmed).toHaveBeenCalledTimes(1);
        await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
      },
    },
  ),
};
