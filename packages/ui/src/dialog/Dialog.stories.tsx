import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { type KeyboardRow, playKeyboard } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Dialog } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab, Shift + Tab',
    does: 'Move inside the dialog, around its ends.',
    run: async ({ canvas, page, user }) => {
      await user.click(canvas.getByRole('button', { name: 'Open' }));
      const dialog = await page.findByRole('dialog', { name: 'Share this work' });
      for (let step = 0; step < 5; step++) {
        await user.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    },
  },
  {
    keys: 'Escape',
    does: 'Closes it; focus is back where it came from.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    },
  },
];

function Opened(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['stable'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Share this work',
    children: <Text>Whoever has the link sees the picture and its label.</Text>,
    footer: <Button emphasis="primary">Copy link</Button>,
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Give it one job and a title that names it.', 'Load it lazily.'],
      dont: ['Put a long form into it: that is a page, with an address.', 'Open one when a screen opens.'],
      accessibility: ['The page behind is inert; toasts stay reachable.', 'Focus returns to what opened it.'],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  args: { open: true },
};

export const Hostile: Story = {
  args: {
    open: true,
    size: 'small',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk を共有する',
    children: <Text>{'It would hang above our piano. '.repeat(200)}</Text>,
    footer: (
      <>
        <Button>やめる</Button>
        <Button emphasis="primary">この作品へのリンクをコピーする</Button>
      </>
    ),
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
