import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Copy, Plus, Trash2 } from '../icons/index.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { IconButton } from './index.ts';

const pressed = fn();
const tip = () => document.querySelector('[role="tooltip"]');

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the button and shows what it does as a tip.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
      await waitFor(() => expect(tip()).toHaveTextContent('Copy link'));
    },
  },
  {
    keys: 'Escape',
    does: 'Takes the tip away; the button keeps the focus.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(tip()).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Presses it.',
    run: async ({ user }) => {
      pressed.mockClear();
      await user.keyboard('{Enter}');
      await user.keyboard(' ');
      await expect(pressed).toHaveBeenCalledTimes(2);
    },
  },
];

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  tags: ['stable'],
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('../tooltip/TooltipLayer.tsx')],
  args: { icon: Copy, label: 'Copy link', onClick: pressed },
  argTypes: { icon: { control: false }, onClick: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Keep it for icons that everybody knows: close, previous, next, more.', 'Name what it does: "Copy link".'],
      dont: ['Save room with it where words fit: use Button.', 'Give two icons of one screen the same name.'],
      accessibility: [
        'Its name is read, and shown as a tip when it is pointed at, focused or held under a finger.',
        'With a mouse it is 36 px (small: 28), by touch 44.',
      ],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['primary', 'secondary', 'quiet'] as const).map((emphasis) => (
        <SheetRow
          key={emphasis}
          label={`${emphasis}: rest, hover, pressed, focus, pending, disabled, danger, toggled on, toggled off`}
        >
          <IconButton emphasis={emphasis} icon={Copy} label="Copy link" />
          <IconButton data-preview="hover" emphasis={emphasis} icon={Copy} label="Copy link" />
          <IconButton data-preview="pressed" emphasis={emphasis} icon={Copy} label="Copy link" />
          <IconButton data-preview="focus" emphasis={emphasis} icon={Copy} label="Copy link" />
          <IconButton emphasis={emphasis} icon={Copy} label="Copy link" pending />
          <IconButton disabled emphasis={emphasis} icon={Copy} label="Copy link" />
          <IconButton emphasis={emphasis} icon={Trash2} label="Delete work" tone="danger" />
          <IconButton emphasis={emphasis} icon={Plus} label="Snap to grid" pressed />
          <IconButton emphasis={emphasis} icon={Plus} label="Snap to grid" pressed={false} />
        </SheetRow>
      ))}
      <SheetRow align="center" label="sizes: small, medium, large">
        <IconButton icon={Copy} label="Copy link" size="small" />
        <IconButton icon={Copy} label="Copy link" />
        <IconButton icon={Copy} label="Copy link" size="large" />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <IconButton icon={Copy} label={longTitle} />
      <IconButton icon={Copy} label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" tipPlacement="bottom" />
      <IconButton icon={Trash2} label="この作品を削除済みの一覧へ移す" />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
