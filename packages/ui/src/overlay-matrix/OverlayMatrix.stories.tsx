import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { person } from '../storybook/index.ts';
import { toast, toastQueue } from '../toast/index.ts';
import { Toaster } from '../toaster/index.ts';
import { lazyImports, Openers, overlays } from './Openers.fixtures.tsx';
import { byKeyboard, byMouse, eachOf, find, focusedAgain, gone, inside, opened, page } from './walk.fixtures.ts';

const meta = {
  title: 'Overlays/Overlay matrix',
  component: Openers,
  tags: ['stable'],
  loaders: lazyImports,
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
        <p>Beside all of them</p>
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

export const ByMouse: Story = { play: () => eachOf(person(), byMouse, 'on the page') };
export const ByKeyboard: Story = { play: () => eachOf(person(), byKeyboard, 'on the page') };
export const InSurfaceByMouse: Story = { play: inside('Surface', byMouse) };
export const InSurfaceByKeyboard: Story = { play: inside('Surface', byKeyboard) };
export const InDialogByMouse: Story = { play: inside('Dialog', byMouse) };
export const InDialogByKeyboard: Story = { play: inside('Dialog', byKeyboard) };
export const InQuestionByMouse: Story = { play: inside('Question', byMouse) };
export const InQuestionByKeyboard: Story = { play: inside('Question', byKeyboard) };
export const InDrawerByMouse: Story = { play: inside('Drawer', byMouse) };
export const InDrawerByKeyboard: Story = { play: inside('Drawer', byKeyboard) };

/** A tooltip in a dialog: it can be hovered, and its Escape leaves the dialog open. */
export const Tips: Story = {
  play: async () => {
    const user = person();
    const tip = () => document.querySelector('[role="tooltip"]');
    for (const below of ['Surface', 'Dialog', 'Question', 'Drawer'] as const) {
      const { shown } = await opened(user, byMouse, below, 'on the page');
      await user.hover(page.getByRole('button', { name: `Explained in ${below} on the page` }));
      await waitFor(() => expect(tip()).toHaveTextContent('What it does'));
      await expect(tip()?.closest('[inert], [aria-hidden="true"]')).toBeNull();
      await user.hover(tip() as HTMLElement);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(tip()).toBeNull());
      await find(shown);
      await user.keyboard('{Escape}');
      await gone(shown);
    }
  },
};

/** The page behind a dialog does not scroll and is inert; both are undone on close. */
export const PageBehind: Story = {
  play: async () => {
    const user = person();
    const root = document.documentElement;
    for (const above of ['Dialog', 'Question', 'Drawer', 'Palette', 'Lightbox'] as const) {
      const { trigger, shown } = await opened(user, byKeyboard, above, 'on the page');
      await expect(getComputedStyle(root).overflow).toBe('hidden');
      await expect(trigger.closest('[inert]')).not.toBeNull();
      await user.keyboard('{Escape}');
      await gone(shown);
      await waitFor(() => expect(trigger.closest('[inert]')).toBeNull());
      await expect(getComputedStyle(root).overflow).not.toBe('hidden');
    }
  },
};

const focused = () => document.activeElement as HTMLElement;
const undo = { label: 'Undo', onAction: () => undefined };
const closeButton = () => within(page.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Close' });

/** A toast over each overlay: Escape leaves it open, and pressing it does not close what is below. */
export const OverToast: Story = {
  play: async () => {
    const user = person();
    for (const below of overlays) {
      const { shown } = await opened(user, byMouse, below, 'on the page');
      toast.default(`Said over a ${below}.`, { action: undo });
      const message = await page.findByText(`Said over a ${below}.`);
      await waitFor(() => expect(message.closest('[inert], [aria-hidden="true"]')).toBeNull());
      await user.click(closeButton());
      await waitFor(() => expect(message).not.toBeInTheDocument());
      await find(shown);

      toast.default(`Said again over a ${below}.`);
      const again = await page.findByText(`Said again over a ${below}.`);
      await user.keyboard('{Escape}');
      await gone(shown);
      await waitFor(() => expect(again).toBeVisible());
      await user.click(page.getByText('Beside all of them'));
      await waitFor(() => expect(again).not.toBeInTheDocument());
    }
  },
};

/** The same by keyboard: F6 moves to the toast from anywhere, and closing it moves back. */
export const OverToastByKeyboard: Story = {
  play: async () => {
    const user = person();
    const closed = async (text: string) => {
      const from = document.activeElement;
      const message = await page.findByText(text);
      await user.keyboard('{F6}');
      await waitFor(() => expect(page.getByRole('region', { name: 'Messages' })).toContainElement(focused()));
      for (let stop = 0; stop < 3 && document.activeElement !== closeButton(); stop += 1) await user.tab();
      await expect(closeButton()).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(message).not.toBeInTheDocument());
      await waitFor(() => expect(document.activeElement).toBe(from));
    };
    for (const below of overlays) {
      const { trigger, shown } = await opened(user, byKeyboard, below, 'on the page');
      await focusedAgain();
      toast.default(`Said over a ${below}.`, { action: undo });
      await closed(`Said over a ${below}.`);
      await find(shown);

      toast.default(`Said again over a ${below}.`, { action: undo });
      const again = await page.findByText(`Said again over a ${below}.`);
      await user.keyboard('{Escape}');
      await gone(shown);
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(again).toBeVisible();
      await closed(`Said again over a ${below}.`);
    }
  },
};
