import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button, IconButton } from '../button/index.ts';
import { SlidersHorizontal } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Popover } from './index.ts';

const nothing = () => undefined;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space on the button',
    does: 'Opens it; the focus goes in.',
    run: async ({ canvas, page, user }) => {
      const trigger = canvas.getByRole('button', { name: 'Edition' });
      await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await user.tab();
      for (const key of [' ', '{Enter}']) {
        await waitFor(() => expect(trigger).toHaveFocus());
        await user.keyboard(key);
        const dialog = await page.findByRole('dialog', { name: 'Edition' });
        await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
        if (key === ' ') await user.keyboard('{Escape}');
      }
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'Move inside it, around its ends.',
    run: async ({ page, user }) => {
      const dialog = page.getByRole('dialog', { name: 'Edition' });
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
    does: 'Closes it; the focus is back on the button.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      const trigger = canvas.getByRole('button', { name: 'Edition' });
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    },
  },
];

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  tags: ['stable'],
  // Loaded before the play function, so that slow machines don't time out.
  loaders: [() => import('./PopoverLayer.tsx')],
  args: {
    title: 'Edition',
    label: undefined as never,
    trigger: <Button>Edition</Button>,
    children: (
      <Stack gap={3}>
        <Text>Number 3 of 25, signed on the back.</Text>
        <TextField label="Number" name="number" onChange={nothing} value="3" />
      </Stack>
    ),
    footer: (close) => (
      <>
        <Button onClick={close} size="small">
          Cancel
        </Button>
        <Button emphasis="primary" onClick={close} size="small">
          Apply
        </Button>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false }, footer: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Keep it to one small matter that belongs to its button.',
        'Give it a title, or a label where none is drawn.',
      ],
      dont: ['Put into it what a person must not lose: a press elsewhere closes it.', 'Open one from another.'],
      accessibility: [
        'A dialog named by its title; the button says whether it is open.',
        'The focus goes in, stays in and comes back; one Escape closes it alone.',
      ],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function OpenAtOnce({ children, ...props }: { size: 'small' | 'medium' | 'large'; title: string; children: string }) {
  const [open, setOpen] = useState(true);
  return (
    <Popover {...props} onOpenChange={setOpen} open={open} trigger={<Button>{props.title}</Button>}>
      {children}
    </Popover>
  );
}

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="its button: words, an icon, disabled">
        <Popover {...args} trigger={<Button>Edition</Button>} />
        <Popover {...args} trigger={<IconButton emphasis="quiet" icon={SlidersHorizontal} label="What is shown" />} />
        <Popover {...args} trigger={<Button disabled>Edition</Button>} />
      </SheetRow>
      <SheetRow label="open, with a title and a foot">
        <div style={{ minHeight: 320 }}>
          <Popover {...args} title="版の情報" trigger={<Button>版の情報</Button>} />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await person().click(canvas.getByRole('button', { name: '版の情報' }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeVisible());
  },
};

/** Overflow: header and footer stay, the body scrolls; never wider than the window. */
export const Hostile: Story = {
  args: {
    size: 'large',
    title: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk の版 ${longTitle}`,
    children: <Text>{`${longTitle} `.repeat(12)}</Text>,
    trigger: <Button>この作品の版を見る</Button>,
  },
  render: (args) => (
    <Narrow>
      <Popover {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await person().click(canvas.getByRole('button', { name: 'この作品の版を見る' }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeVisible());
  },
};

/** Controlled, and opened without a press. */
export const Held: Story = {
  render: () => (
    <OpenAtOnce size="small" title="Frame">
      Oak, 20 mm, with museum glass.
    </OpenAtOnce>
  ),
  play: async ({ canvas }) => {
    const page = document.body;
    await waitFor(() => expect(page.querySelector('[role="dialog"]')).toBeVisible());
    await person().keyboard('{Escape}');
    await waitFor(() => expect(page.querySelector('[role="dialog"]')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Frame' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Pressing outside closes it without also pressing what is there; its own button closes it too. */
export const PressOutside: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const user = person();
    const trigger = canvas.getByRole('button', { name: 'Edition' });
    const shown = () => document.querySelector('[role="dialog"]');
    for (const elsewhere of [document.documentElement, trigger]) {
      await user.click(trigger);
      await waitFor(() => expect(shown()).toBeVisible());
      const { x, y } = elsewhere.getBoundingClientRect();
      const under = document.elementFromPoint(x + 2, y + 2) as HTMLElement;
      await user.click(under);
      await waitFor(() => expect(shown()).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
