import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button, IconButton, LinkButton } from '../button/index.ts';
import { Crop, FlipHorizontal2, RotateCcw, RotateCw, Trash2 } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { type KeyboardRow, Narrow, type Person, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { ActionBar, ActionBarChoice, ActionBarTool } from './index.ts';

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
        <ActionBarTool>
          <IconButton emphasis="quiet" icon={RotateCcw} label="Turn left" onClick={turned} />
        </ActionBarTool>
        <ActionBarTool>
          <IconButton emphasis="quiet" icon={RotateCw} label="Turn right" />
        </ActionBarTool>
        <ActionBarTool>
          <IconButton disabled emphasis="quiet" icon={FlipHorizontal2} label="Mirror" />
        </ActionBarTool>
        <ActionBarTool>
          <Button emphasis="quiet" onClick={() => setGrid(!grid)} pressed={grid}>
            Grid
          </Button>
        </ActionBarTool>
        <ActionBarTool>
          <MenuButton emphasis="quiet" icon={Crop} items={shapes} label="Shape" selected="free" />
        </ActionBarTool>
      </ActionBar>
      <div id="picture" />
      <Button>After</Button>
    </>
  );
}

/** Presses a key that moves the focus. Radix moves it asynchronously. */
async function moves(user: Person, key: string, tool: HTMLElement) {
  await user.keyboard(key);
  await waitFor(() => expect(tool).toHaveFocus());
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the tool used last, at first the first one; once more leaves the bar.',
    run: async ({ canvas, user }) => {
      const bar = canvas.getByRole('toolbar', { name: 'Picture' });
      const left = canvas.getByRole('button', { name: 'Turn left' });
      await expect(bar).toHaveAttribute('aria-controls', 'picture');
      await user.tab();
      await expect(left).toHaveFocus();
      await expect([...bar.querySelectorAll('[tabindex="0"]')]).toEqual([left]);
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
      await user.tab({ shift: true });
      await expect(left).toHaveFocus();
    },
  },
  {
    keys: '→ ←',
    does: 'Move along the tools that can be used, around the ends.',
    run: async ({ canvas, user }) => {
      for (const [key, name] of [
        ['{ArrowRight}', 'Turn right'],
        ['{ArrowRight}', 'Grid'],
        ['{ArrowRight}', 'Shape'],
        ['{ArrowRight}', 'Turn left'],
        ['{ArrowLeft}', 'Shape'],
      ] as const)
        await moves(user, key, canvas.getByRole('button', { name }));
    },
  },
  {
    keys: 'Home, End; Page Up, Page Down',
    does: 'Move to the first and the last.',
    run: async ({ canvas, user }) => {
      for (const [key, name] of [
        ['{Home}', 'Turn left'],
        ['{End}', 'Shape'],
        ['{PageUp}', 'Turn left'],
        ['{PageDown}', 'Shape'],
      ] as const)
        await moves(user, key, canvas.getByRole('button', { name }));
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Press the tool; a toggle is on or off.',
    run: async ({ canvas, user }) => {
      const grid = canvas.getByRole('button', { name: 'Grid' });
      await moves(user, '{ArrowLeft}', grid);
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
      await moves(user, '{ArrowRight}', canvas.getByRole('button', { name: 'Shape' }));
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
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('../menu/MenuPopover.tsx')],
  args: { label: 'Picture', children: null },
  argTypes: { children: { control: false } },
  render: () => <Tools />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Three tools or more that work on one thing.', 'Name it after what they work on.'],
      dont: [
        'Put a text field into it: it needs the arrows itself, so it stays a stop of its own.',
        'Let a tool vanish while it has the focus: disable it.',
      ],
      accessibility: [
        'A toolbar: one stop of Tab, arrows inside, and it remembers the tool used last.',
        'Arrows pass along an ActionBarChoice without choosing; Enter and Space choose.',
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
  return (
    <ActionBar label="Picture">
      <ActionBarTool>
        <Button>Turn</Button>
      </ActionBarTool>
      <ActionBarChoice label="Shape" onChange={setShape} options={segments} value={shape} />
      <ActionBarTool>
        <LinkButton href="#help">Help</LinkButton>
      </ActionBarTool>
    </ActionBar>
  );
}

/** A choice and a link among the tools: arrow keys move to each without selecting it. */
export const Choices: Story = {
  render: () => <Mixed />,
  play: async ({ canvas }) => {
    const user = person();
    const turn = canvas.getByRole('button', { name: 'Turn' });
    const [free, square] = [canvas.getByRole('radio', { name: 'Free' }), canvas.getByRole('radio', { name: 'Square' })];
    const help = canvas.getByRole('link', { name: 'Help' });
    await expect(canvas.getByRole('radiogroup', { name: 'Shape' })).toBeVisible();
    await user.tab();
    await expect(turn).toHaveFocus();
    await moves(user, '{ArrowRight}', free);
    await moves(user, '{ArrowRight}', square);
    await expect(free).toBeChecked();
    await user.keyboard(' ');
    await expect(square).toBeChecked();
    // Pressing it again keeps it checked.
    await user.keyboard('{Enter}');
    await expect(square).toBeChecked();
    await moves(user, '{ArrowRight}', help);
    await moves(user, '{ArrowRight}', turn);
    await moves(user, '{End}', help);
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="tools, a toggle that is on, disabled, danger">
        <ActionBar label="作品">
          <ActionBarTool>
            <IconButton emphasis="quiet" icon={RotateCcw} label="左に回す" />
          </ActionBarTool>
          <ActionBarTool>
            <IconButton data-preview="focus" emphasis="quiet" icon={RotateCw} label="右に回す" />
          </ActionBarTool>
          <ActionBarTool>
            <IconButton disabled emphasis="quiet" icon={FlipHorizontal2} label="反転" />
          </ActionBarTool>
          <ActionBarTool>
            <Button emphasis="quiet" pressed>
              グリッド
            </Button>
          </ActionBarTool>
          <ActionBarTool>
            <MenuButton emphasis="quiet" items={shapes} label="形" selected="free" />
          </ActionBarTool>
          <ActionBarTool>
            <Button emphasis="quiet" icon={Trash2} tone="danger">
              削除
            </Button>
          </ActionBarTool>
        </ActionBar>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ActionBar label="Everything">
        <ActionBarTool>
          <Button emphasis="quiet">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
        </ActionBarTool>
        <ActionBarTool>
          <Button emphasis="quiet">価格の高い順に並べ替える</Button>
        </ActionBarTool>
        <ActionBarTool>
          <Button emphasis="quiet">{longTitle}</Button>
        </ActionBarTool>
        <ActionBarTool>
          <IconButton emphasis="quiet" icon={Crop} label={longTitle} />
        </ActionBarTool>
      </ActionBar>
      <ActionBar label="Nothing">{null}</ActionBar>
    </Narrow>
  ),
};

/** Pressing a tool makes it the tab stop. */
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
