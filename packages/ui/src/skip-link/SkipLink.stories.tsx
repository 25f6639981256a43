import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type KeyboardRow, playKeyboard, Sheet, SheetRow, stayHere } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { SkipLink } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Shows it: it is the first stop of a page.',
    run: async ({ canvas, user }) => {
      const link = canvas.getByRole('link', { name: 'Skip to content' });
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
      await user.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    },
  },
  {
    keys: 'Enter',
    does: 'Moves the focus to the content.',
    run: async ({ canvas, user }) => {
      const main = canvas.getByRole('main');
      await expect(canvas.getByRole('link')).toHaveAttribute('href', `#${main.id}`);
      stayHere(canvas.getByRole('link'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(main).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  tags: ['stable'],
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <Text>What the page is about. Press Tab from the top of the page.</Text>
      </main>
    </>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Give its target `tabIndex={-1}`.'],
      dont: ['Set it inside AppShell or PublicShell: they have it.'],
      accessibility: ['Unseen, never hidden: the keyboard reaches it first.'],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="with the focus">
        <SkipLink data-preview="focus" target="sheet" />
      </SheetRow>
      <main id="sheet" />
    </Sheet>
  ),
};

/** A missing target: nothing happens. */
export const Hostile: Story = { args: { target: 'nowhere' } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };
