import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button, IconButton } from '../button/index.ts';
import { Archive, Copy, Share2 } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Bubble } from './Bubble.tsx';
import { Tooltip } from './index.ts';
import { watch } from './watch.ts';

const shown = () => document.querySelector('[role="tooltip"]');
const expectTip = (text: string) => waitFor(() => expect(shown()).toHaveTextContent(text));
const silent = () => waitFor(() => expect(shown()).toBeNull());

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the control; its tip appears.',
    run: async ({ canvas, user }) => {
      await user.tab();
      const button = canvas.getByRole('button', { name: 'Archive' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('Buyers no longer see it.');
      await expectTip('Buyers no longer see it.');
      await expect(button).toHaveAttribute('aria-describedby', shown()?.id);
      await expect(button).toHaveAccessibleDescription('Buyers no longer see it.');
    },
  },
  {
    keys: 'Escape',
    does: 'Takes the tip away; the focus stays.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      await silent();
      const button = canvas.getByRole('button', { name: 'Archive' });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('Buyers no longer see it.');
    },
  },
  {
    keys: 'Tab',
    does: 'Moves on; the next tip takes the place of the last.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expectTip('Copy link');
      const button = canvas.getByRole('button', { name: 'Copy link' });
      await expect(button).toHaveAttribute('aria-labelledby', shown()?.id);
      await expect(button).not.toHaveAccessibleDescription();
      await user.tab({ shift: true });
      await expectTip('Buyers no longer see it.');
      await user.tab({ shift: true });
      await silent();
    },
  },
];

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  tags: ['stable'],
  // Loaded before the play function, so that slow machines don't time out.
  loaders: [() => import('./TooltipLayer.tsx')],
  args: { text: 'Buyers no longer see it.', children: <Button icon={Archive}>Archive</Button> },
  argTypes: { children: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in a few words what the label cannot.', 'Use IconButton for an icon: it shows its own name.'],
      dont: [
        'Put there what somebody needs in order to go on, or a link.',
        'Wrap a disabled control: no keyboard reaches it. Leave it enabled and say why when it is pressed.',
      ],
      accessibility: [
        'The words are the description of the control from the start, whether they are shown or not.',
        'Escape takes the tip away and nothing else; it can be pointed at; it stays until the pointer or focus leaves.',
        'A finger that holds shows it, and does not press.',
      ],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="short, long, Japanese">
        <Bubble text="Copy link" />
        <Bubble text="Buyers no longer see it. It stays in your library, and its orders go on." />
        <Bubble text="購入者には表示されなくなります。" />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Bubble text={`Donaudampfschifffahrtselektrizitätenhauptbetriebswerk${'さまよえるオランダ人'.repeat(20)}`} />
      <Bubble text={longTitle} />
    </Narrow>
  ),
};

const row = (
  <div style={{ padding: '4rem 12rem' }}>
    <Inline>
      <Tooltip text="Buyers no longer see it.">
        <Button>Archive</Button>
      </Tooltip>
      <IconButton icon={Copy} label="Copy link" />
      <IconButton icon={Share2} label="Share" tipPlacement="bottom" />
      <Tooltip text="What buyers pay and you receive">
        <Link href="#fees">Fees</Link>
      </Tooltip>
    </Inline>
  </div>
);

/** Appears when the pointer rests, can be hovered, disappears with the pointer and on press. */
export const Pointer: Story = {
  render: () => row,
  play: async ({ canvas }) => {
    const user = person();
    await user.hover(canvas.getByRole('button', { name: 'Archive' }));
    await expectTip('Buyers no longer see it.');
    await user.hover(shown() as HTMLElement);
    await expectTip('Buyers no longer see it.');
    // Along a row the next one appears without delay.
    await user.hover(canvas.getByRole('button', { name: 'Copy link' }));
    await expectTip('Copy link');
    await user.click(canvas.getByRole('button', { name: 'Copy link' }));
    await silent();
    await user.hover(canvas.getByRole('link', { name: 'Fees' }));
    await expectTip('What buyers pay');
    await user.hover(document.body);
    await silent();
  },
};

/** A long press shows it without clicking, and the next touch hides it. */
export const Touch: Story = {
  render: () => row,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    const touch = { pointerType: 'touch', bubbles: true };
    let pressed = 0;
    button.addEventListener('click', () => pressed++);
    await fireEvent.pointerDown(button, touch);
    await expectTip('Share');
    await fireEvent.pointerUp(button, touch);
    await fireEvent.click(button);
    await expect(pressed).toBe(0);
    await expectTip('Share');
    await fireEvent.pointerDown(document.body, touch);
    await silent();
    await fireEvent.pointerUp(document.body, touch);
    await fireEvent.pointerDown(button, touch);
    await fireEvent.pointerUp(button, touch);
    await fireEvent.click(button);
    await expect(pressed).toBe(1);
  },
};

export const Keyboard: Story = { render: () => row, play: playKeyboard(keyboard) };

/** A control pressed before the tooltip code had loaded shows none until it is hovered again. */
export const PressedEarly: Story = {
  tags: ['!autodocs'],
  render: () => row,
  play: async ({ canvas }) => {
    const user = person();
    const [button, other] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await user.hover(button);
    const shown: (string | undefined)[] = [];
    const show = (element: HTMLElement | null) => shown.push(element?.dataset.tip);
    const watcher = watch(show, () => false, button);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(shown).toEqual([]);
    await user.hover(other);
    await user.hover(button);
    await waitFor(() => expect(shown).toContain('Buyers no longer see it.'));
    watcher.stop();
  },
};
