import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button, IconButton } from '../button/index.ts';
import { Crop, FlipHorizontal2, RotateCcw, RotateCw, Trash2 } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { ActionBar } from './index.ts';

const turned = fn();
const shapes = [
  { id: 'free', label: 'Free' },
  { id: 'square', label: 'Square' },
];

const segments = [
  { value: 'free', label: 'Free' },
  { value: 'square', label: 'Square' },
];

function Tools({ label = 'Picture' }: { label?: string }) {
  const [grid, setGrid] = useState(false);
  return (
    <>
      <ActionBar controls="picture" label={label}>
        <IconButton emphasis="quiet" icon={RotateCcw} label="Turn left" onClick={turned} />
        <IconButton emphasis="quiet" icon={RotateCw} label="Turn right" />
        <IconButton disabled emphasis="quiet" icon={FlipHorizontal2} label="Mirror" />
        <Button emphasis="quiet" onClick={() => setGrid(!grid)} pressed={grid}>
          Grid
        </Button>
        <MenuButton emphasis="quiet" icon={Crop} items={shapes} label="Shape" selected="free" />
      </ActionBar>
      <div id="picture" />
      <Button>After</Button>
    </>
  );
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the tool used last, at first the first one; once more leaves the bar.',
    run: async ({ canvas, user }) => {
      const bar = canvas.getByRole('toolbar', { name: 'Picture' });
      await expect(bar).toHaveAttribute('aria-controls', 'picture');
      await expect([...bar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2);
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Turn left' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
      await user.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Turn left' })).toHaveFocus();
    },
  },
  {
    keys: '→ ←',
    does: 'Move along the tools that can be used, around the ends.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Turn right' })).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveFocus();
      await user.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Turn left' })).toHaveFocus();
      await user.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'Shape' })).toHaveFocus();
    },
  },
  {
    keys: 'Home, End',
    does: 'Move to the first and the last.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: 'Turn left' })).toHaveFocus();
      await user.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: 'Shape' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Press the tool; a toggle is on or off.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowLeft}');
      const grid = canvas.getByRole('button', { name: 'Grid' });
      await expect(grid).toHaveAttribute('aria-pressed', 'false');
      await user.keyboard('{Enter}');
      await expect(grid).toHaveAttribute('aria-pressed', 'true');
      await user.keyboard(' ');
      await expect(grid).toHaveAttribute('aria-pressed', 'false');
    },
  },
  {
    keys: '↓ ↑ on a menu button',
    does: 'Open its menu on the line that is chosen, or on the last; Escape comes back to the tool.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{ArrowRight}');
      for (const [key, line] of [
        ['{ArrowDown}', 'Free'],
        ['{ArrowUp}', 'Square'],
      ] as const) {
        await user.keyboard(key);
        await waitFor(() => expect(page.getByRole('menuitemradio', { name: line })).toHaveFocus());
        await user.keyboard('{Escape}');
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Shape' })).toHaveFocus());
      }
    },
  },
];

const meta = {
  title: 'Actions/ActionBar',
  component: ActionBar,
  tags: ['stable'],
  // What is downloaded on intent is there before the play, however slow the machine.
  loaders: [() => import('../menu/MenuPopover.tsx')],
  args: { label: 'Picture', children: null },
  argTypes: { children: { control: false } },
  render: () => <Tools />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Three tools or more that work on one thing.', 'Name it after what they work on.'],
      dont: [
        'Put a text field into it: arrows leave it only at the ends of its words.',
        'Let a tool vanish while it has the focus: disable it.',
      ],
      accessibility: [
        'A toolbar: one stop of Tab, arrows inside, and it remembers the tool used last.',
        'A SegmentedControl in it is one tool: left and right pass it, up and down choose.',
        'Tools that are disabled are passed over; with `aria-disabled` they can be found.',
      ],
    },
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Mixed() {
  const [shape, setShape] = useState('free');
  const [zoom, setZoom] = useState('100');
  return (
    <ActionBar label="Picture">
      <Button>Turn</Button>
      <SegmentedControl label="Shape" onChange={setShape} options={segments} value={shape} />
      <input aria-label="Zoom" onChange={(event) => setZoom(event.target.value)} value={zoom} />
      <Button>Undo</Button>
    </ActionBar>
  );
}

/** What uses arrows itself is no trap: a choice keeps up and down, words keep the arrows inside them. */
export const Choices: Story = {
  render: () => <Mixed />,
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    const [turn, undo] = [canvas.getByRole('button', { name: 'Turn' }), canvas.getByRole('button', { name: 'Undo' })];
    const [free, square] = [canvas.getByRole('radio', { name: 'Free' }), canvas.getByRole('radio', { name: 'Square' })];
    const zoom = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Zoom' });
    const oneStop = () => expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    turn.focus();
    await user.keyboard('{ArrowRight}');
    await expect(free).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(square).toBeChecked());
    await expect(square).toHaveFocus();
    await expect(square).toHaveAttribute('tabindex', '0');
    await oneStop();
    await user.keyboard('{ArrowLeft}');
    await expect(turn).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(square).toHaveFocus();
    await expect(square).toBeChecked();
    await user.keyboard('{ArrowRight}');
    await expect(zoom).toHaveFocus();
    zoom.setSelectionRange(3, 3);
    await user.keyboard('{ArrowLeft}');
    await expect(zoom).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expect(undo).toHaveFocus();
    await user.keyboard('{Home}');
    await expect(turn).toHaveFocus();
    await oneStop();
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="tools, a toggle that is on, disabled, danger">
        <ActionBar label="作品">
          <IconButton emphasis="quiet" icon={RotateCcw} label="左に回す" />
          <IconButton data-preview="focus" emphasis="quiet" icon={RotateCw} label="右に回す" />
          <IconButton disabled emphasis="quiet" icon={FlipHorizontal2} label="反転" />
          <Button emphasis="quiet" pressed>
            グリッド
          </Button>
          <MenuButton emphasis="quiet" items={shapes} label="形" selected="free" />
          <Button emphasis="quiet" icon={Trash2} tone="danger">
            削除
          </Button>
        </ActionBar>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ActionBar label="Everything">
        <Button emphasis="quiet">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
        <Button emphasis="quiet">価格の高い順に並べ替える</Button>
        <Button emphasis="quiet">{longTitle}</Button>
        <IconButton emphasis="quiet" icon={Crop} label={longTitle} />
      </ActionBar>
      <ActionBar label="Nothing">{null}</ActionBar>
    </Narrow>
  ),
};

/** A press makes its tool the stop; one that is disabled while it is the stop leaves another in its place. */
export const Remembers: Story = {
  play: async ({ canvas }) => {
    const user = person();
    const right = canvas.getByRole('button', { name: 'Turn right' });
    await user.click(right);
    await expect(right.tabIndex).toBe(0);
    await expect(canvas.getByRole('button', { name: 'Turn left' }).tabIndex).toBe(-1);
    await user.click(canvas.getByRole('button', { name: 'After' }));
    await user.tab({ shift: true });
    await expect(right).toHaveFocus();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
