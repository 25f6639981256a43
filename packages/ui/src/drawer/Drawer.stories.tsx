import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../dialog/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, person, playKeyboard } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Toaster } from '../toaster/index.ts';
import { Drawer } from './index.ts';

const nothing = () => undefined;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter on what opens it',
    does: 'Opens it; the focus is on the first field, without one on the title.',
    run: async ({ canvas, page, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('textbox', { name: 'Street' })).toHaveFocus());
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'Move inside the drawer, around its ends.',
    run: async ({ page, user }) => {
      const dialog = page.getByRole('dialog', { name: 'Delivery address' });
      for (let step = 0; step < 6; step++) {
        await user.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
      await user.tab({ shift: true });
      await expect(dialog.contains(document.activeElement)).toBe(true);
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

function Opened(props: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  tags: ['stable'],
  args: {
    open: false,
    onOpenChange: nothing,
    title: 'Delivery address',
    children: (
      <Stack gap={4}>
        <Text>Where the courier brings The Flying Dutchman.</Text>
        <TextField label="Street" name="street" onChange={nothing} required value="Kanda Jinbocho 2-14" />
        <TextField label="City" name="city" onChange={nothing} required value="Tokyo" />
      </Stack>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button emphasis="primary">Save address</Button>
      </>
    ),
  },
  argTypes: { footer: { control: false }, children: { control: false }, canClose: { control: false } },
  render: (args) => <Opened {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Give it a child route: its address can be sent, and Back closes it.',
        'Give `canClose` where closing would lose what was typed.',
      ],
      dont: ['Put a second task behind the first: a drawer opens no drawer.', 'Ask a yes or no in it.'],
      accessibility: [
        'A dialog named by its title; the page behind is inert, toasts stay reachable.',
        'Escape, a press outside and the close button ask the same guard.',
      ],
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'], args: { open: true } };

/** Header and footer stay while the content scrolls. */
export const Hostile: Story = {
  args: {
    open: true,
    size: 'small',
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk の配送先 ${longTitle}`,
    children: <Text>{'It would hang above our piano. '.repeat(300)}</Text>,
    footer: (
      <>
        <Button>{longTitle}</Button>
        <Button emphasis="primary">この配送先を保存する</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('heading')).toHaveFocus());
  },
};

const discarded = fn();

/** Confirms before closing, in a dialog on top: no keeps it open, yes closes both. */
function Guarded(props: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<(close: boolean) => void>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        {...props}
        canClose={() => new Promise((resolve) => setAnswer(() => resolve))}
        onOpenChange={setOpen}
        open={open}
      />
      <ConfirmDialog
        confirmLabel="Discard"
        onConfirm={() => {
          discarded();
          answer?.(true);
        }}
        onOpenChange={() => {
          answer?.(false);
          setAnswer(undefined);
        }}
        open={answer !== undefined}
        title="Discard what you wrote?"
        tone="danger"
      >
        The address stays as it was.
      </ConfirmDialog>
    </>
  );
}

export const Unsaved: Story = {
  render: (args) => <Guarded {...args} />,
  play: async ({ canvas }) => {
    const user = person();
    const drawer = () => document.querySelector('[role="dialog"]');
    const question = () => document.querySelector('[role="alertdialog"]');
    discarded.mockClear();
    await user.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(drawer()).toBeVisible());
    await waitFor(() => expect(drawer()?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    await waitFor(() => expect(drawer()).toBeVisible());
    await waitFor(() => expect(drawer()?.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()?.contains(document.activeElement)).toBe(true));
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(drawer()).toBeNull());
    await expect(question()).toBeNull();
    await expect(discarded).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** The guard failed: the drawer stays open and shows why. */
export const GuardFails: Story = {
  args: { open: true, canClose: () => Promise.reject(new Error('The draft could not be kept. Try again.')) },
  render: (args) => (
    <>
      <Toaster />
      <Drawer {...args} />
    </>
  ),
  play: async () => {
    const page = within(document.body);
    const drawer = await page.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await person().keyboard('{Escape}');
    await page.findByText('The draft could not be kept. Try again.');
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
