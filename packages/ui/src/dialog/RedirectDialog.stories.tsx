import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { type KeyboardRow, playKeyboard } from '../storybook/index.ts';
import { RedirectDialog } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter on what leads to the buyer side',
    does: 'Asks; the focus starts on the link that answers yes.',
    run: async ({ page, user }) => {
      await user.tab();
      await user.keyboard('{Enter}');
      const question = await page.findByRole('alertdialog');
      await expect(question).toHaveAccessibleDescription();
      const link = page.getByRole('link');
      await waitFor(() => expect(link).toHaveFocus());
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'Move between the answers, around the ends.',
    run: async ({ page, user }) => {
      await user.tab();
      const stay = page.getAllByRole('button').at(-1);
      await expect(stay).toHaveFocus();
      await user.tab({ shift: true });
      await expect(page.getByRole('link')).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Answers no; focus is back.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Buyer side' })).toHaveFocus());
    },
  },
];

function Opened(props: ComponentProps<typeof RedirectDialog>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buyer side</Button>
      <RedirectDialog {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const meta = {
  title: 'Overlays/RedirectDialog',
  component: RedirectDialog,
  tags: ['stable'],
  args: { open: false, onOpenChange: () => undefined, href: '#buyer' },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Ask before every link to the buyer side.'],
      dont: ['Ask before a link inside the app.'],
      accessibility: [
        'An alertdialog described by its question; yes is a link, which opens a new tab without an opener.',
      ],
    },
  },
} satisfies Meta<typeof RedirectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'], args: { open: true } };

/** A very long address; the text stays the same. */
export const Hostile: Story = { args: { open: true, href: `#${'to-the-buyer-side-'.repeat(40)}` } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };
