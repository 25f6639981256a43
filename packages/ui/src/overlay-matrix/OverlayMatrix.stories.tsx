import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type userEvent as events, expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog, Dialog } from '../dialog/index.ts';
import { Inline } from '../inline/index.ts';
import { MenuButton } from '../menu/index.ts';
import { Select } from '../select/index.ts';
import { toast, toastQueue } from '../toast/index.ts';
import { Toaster } from '../toaster/index.ts';

/** What can be opened, and the role it then has. */
const roles = { Menu: 'menu', Dialog: 'dialog', Question: 'alertdialog', Choice: 'listbox' } as const;
type Overlay = keyof typeof roles;

const lines = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

/** Buttons that open each overlay; those of a dialog and a question open each of them again, one level deeper. */
function Openers({ within: place, deep = false }: { within: string; deep?: boolean }) {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [chosen, setChosen] = useState('one');
  const name = (overlay: Overlay) => `${overlay} ${place}`;
  const state = (overlay: Overlay) => ({
    open: open === overlay,
    onOpenChange: (next: boolean) => setOpen(next ? overlay : null),
  });
  return (
    <Inline gap={3}>
      <MenuButton items={lines} label={name('Menu')} />
      <Select label={name('Choice')} name="choice" onChange={setChosen} options={choices} value={chosen} />
      <Button onClick={() => setOpen('Dialog')}>{name('Dialog')}</Button>
      <Button onClick={() => setOpen('Question')}>{name('Question')}</Button>
      <Dialog {...state('Dialog')} title={name('Dialog')}>
        {deep ? 'The end' : <Openers deep within={`in ${name('Dialog')}`} />}
      </Dialog>
      <ConfirmDialog {...state('Question')} confirmLabel="Confirm" onConfirm={() => undefined} title={name('Question')}>
        {deep ? 'The end' : <Openers deep within={`in ${name('Question')}`} />}
      </ConfirmDialog>
    </Inline>
  );
}

type User = ReturnType<typeof events.setup>;
type Open = (user: User, button: HTMLElement) => Promise<void>;

const page = within(document.body);
const byMouse: Open = (user, button) => user.click(button);
const byKeyboard: Open = async (user, button) => {
  button.focus();
  await user.keyboard('{Enter}');
};

const layer = (overlay: Overlay, place: string) => ({
  role: roles[overlay],
  name: new RegExp(`${overlay} ${place}`, 'u'),
});
const find = ({ role, name }: ReturnType<typeof layer>) => page.findByRole(role, { name });
const gone = ({ role, name }: ReturnType<typeof layer>) =>
  waitFor(() => expect(page.queryByRole(role, { name })).not.toBeInTheDocument());

async function opened(user: User, open: Open, overlay: Overlay, place: string) {
  const trigger = page.getByRole('button', { name: new RegExp(`${overlay} ${place}`, 'u') });
  await open(user, trigger);
  const shown = layer(overlay, place);
  const element = await find(shown);
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
  return { trigger, shown };
}

/** Every overlay from every other: Escape closes the inner one alone, and focus is back on what opened it. */
const nest =
  (open: Open) =>
  async ({ userEvent: user }: { userEvent: User }) => {
    for (const inner of Object.keys(roles) as Overlay[]) {
      const { trigger, shown } = await opened(user, open, inner, 'on the page');
      await user.keyboard('{Escape}');
      await gone(shown);
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    for (const outer of ['Dialog', 'Question'] as const) {
      const below = await opened(user, open, outer, 'on the page');
      for (const inner of Object.keys(roles) as Overlay[]) {
        const above = await opened(user, open, inner, `in ${outer} on the page`);
        await user.keyboard('{Escape}');
        await gone(above.shown);
        await find(below.shown);
        await waitFor(() => expect(above.trigger).toHaveFocus());
      }
      await user.keyboard('{Escape}');
      await gone(below.shown);
      await waitFor(() => expect(below.trigger).toHaveFocus());
    }
  };

const meta = {
  title: 'Overlays/Overlay matrix',
  component: Openers,
  tags: ['stable'],
  // What is downloaded on intent is there before the play, however slow the machine.
  loaders: [() => import('../menu/MenuPopover.tsx'), () => import('../toast/ToastRegion.tsx')],
  args: { within: 'on the page' },
  beforeEach: () => {
    const clear = () => toastQueue.close(toastQueue.current().map(({ key }) => key));
    clear();
    return clear;
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  parameters: {
    guidance: {
      do: ['Take every overlay from one library, so that they know of each other.'],
      dont: ['Bring in one that keeps its own stack: Escape would close two, a toast would be out of reach.'],
      accessibility: [
        'Escape closes one layer. Focus returns to what opened it. A toast stays within reach over all of them.',
      ],
    },
  },
} satisfies Meta<typeof Openers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByMouse: Story = { play: nest(byMouse) };

export const ByKeyboard: Story = { play: nest(byKeyboard) };

/** A toast over each of them: Escape leaves it, and it can be pressed without closing what lies below. */
export const OverToast: Story = {
  play: async ({ userEvent: user }) => {
    for (const below of Object.keys(roles) as Overlay[]) {
      const { shown } = await opened(user, byMouse, below, 'on the page');
      toast.default(`Said over a ${below}.`, { action: { label: 'Undo', onAction: () => undefined } });
      const said = await page.findByText(`Said over a ${below}.`);
      await expect(said.closest('[inert], [aria-hidden="true"]')).toBeNull();
      await user.click(within(page.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(said).not.toBeInTheDocument());
      await find(shown);

      toast.default(`Said again over a ${below}.`);
      const again = await page.findByText(`Said again over a ${below}.`);
      await user.keyboard('{Escape}');
      await gone(shown);
      await waitFor(() => expect(again).toBeVisible());
      await user.click(document.body);
      await waitFor(() => expect(again).not.toBeInTheDocument());
    }
  },
};
