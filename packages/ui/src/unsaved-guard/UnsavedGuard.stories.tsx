import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import {
  type KeyboardContext,
  type KeyboardRow,
  Narrow,
  person,
  playKeyboard,
  Sheet,
  SheetRow,
} from '../storybook/index.ts';
import { TextField } from '../text-field/index.ts';
import { type NavigationBlocker, UnsavedGuard, useUnsavedGuard } from './index.ts';

const left = fn();

/** A page left by a button, with a minimal router. */
function Page() {
  const [saved, setSaved] = useState('Amanita');
  const [title, setTitle] = useState(saved);
  const [blocked, setBlocked] = useState(false);
  const guard = useUnsavedGuard({ dirty: title !== saved });
  const leave = () => (guard.blocks() ? setBlocked(true) : left());
  const blocker: NavigationBlocker = {
    state: blocked ? 'blocked' : 'unblocked',
    proceed: () => {
      setBlocked(false);
      left();
    },
    reset: () => setBlocked(false),
  };
  return (
    <>
      <TextField label="Title" name="title" onChange={setTitle} required value={title} />
      <Inline gap={2}>
        <Button onClick={leave}>Go to the library</Button>
        <Button
          onClick={() => {
            // Saved and left in the same tick, before a re-render.
            guard.release();
            setSaved(title);
            leave();
          }}
        >
          Save and go
        </Button>
      </Inline>
      <UnsavedGuard blocker={blocker} />
    </>
  );
}

const openQuestion = async ({ canvas, page, user }: KeyboardContext) => {
  canvas.getByRole('button', { name: 'Go to the library' }).focus();
  await user.keyboard('{Enter}');
  await page.findByRole('alertdialog', undefined, { timeout: 10_000 });
  await waitFor(() => expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus());
};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter on what leads away',
    does: 'Asks, where something would be lost; the focus is on staying.',
    run: async (context) => {
      const { canvas, user } = context;
      left.mockClear();
      canvas.getByLabelText('Title').focus();
      await user.keyboard('{End}s');
      await openQuestion(context);
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'Move between the answers.',
    run: async ({ page, user }) => {
      await user.tab();
      await expect(page.getByRole('button', { name: 'Leave' })).toHaveFocus();
      await user.tab({ shift: true });
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Stays; what was typed is still there, the focus where it was.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Go to the library' })).toHaveFocus());
      await expect(canvas.getByLabelText('Title')).toHaveValue('Amanitas');
      await expect(left).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Tab, Enter',
    does: 'Leaves.',
    run: async (context) => {
      const { page, user } = context;
      await openQuestion(context);
      await user.tab();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    },
  },
];

const meta = {
  title: 'Forms/UnsavedGuard',
  component: UnsavedGuard,
  tags: ['stable'],
  args: { blocker: { state: 'unblocked' } },
  argTypes: { blocker: { control: false } },
  render: () => <Page />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in the question what is lost and what is kept.', 'Call `release` when the save has succeeded.'],
      dont: ['Ask where a draft is kept: nothing is lost.', 'Ask after the session has ended: use `applies`.'],
      accessibility: [
        'A question over the page: it begins on staying; Escape stays, and the focus is back where it was.',
      ],
    },
  },
} satisfies Meta<typeof UnsavedGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="asked">
        <UnsavedGuard blocker={{ state: 'blocked' }} />
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', undefined, { timeout: 10_000 });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Cancel|キャンセル/ })).toHaveFocus());
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <UnsavedGuard blocker={{ state: 'blocked' }} confirmLabel={longTitle} title={longTitle}>
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft {longTitle}
      </UnsavedGuard>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

/** Asks only if something would be lost: not after undoing the change, not after saving. */
export const NeverCriesWolf: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    left.mockClear();
    const user = person();
    const page = within(canvasElement.ownerDocument.body);
    const title = canvas.getByLabelText('Title');
    const go = canvas.getByRole('button', { name: 'Go to the library' });
    await expect(unload()).toBe(false);
    await user.click(title);
    await user.keyboard('{End}s');
    await waitFor(() => expect(unload()).toBe(true));
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(unload()).toBe(false));
    await user.click(go);
    await expect(left).toHaveBeenCalledTimes(1);
    await user.click(title);
    await user.keyboard('{End}s');
    await user.click(go);
    await page.findByRole('alertdialog', undefined, { timeout: 10_000 });
    await expect(left).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(title).toHaveValue('Amanitas');
    await user.click(go);
    await user.click(await page.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(canvas.getByRole('button', { name: 'Save and go' }));
    await expect(left).toHaveBeenCalledTimes(3);
    await user.click(title);
    await user.keyboard('{End}x');
    await waitFor(() => expect(unload()).toBe(true));
  },
};
