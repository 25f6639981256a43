import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Narrow, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { ShortcutHint } from './index.ts';

const meta = {
  title: 'Actions/ShortcutHint',
  component: ShortcutHint,
  tags: ['stable'],
  args: { keys: 'Mod+K' },
  parameters: {
    guidance: {
      do: ['Show it where the same can be done by pointing.', 'Write `Mod` for ⌘ or Ctrl.'],
      dont: ['Take keys that browsers and screen readers need: single letters only where they can be turned off.'],
      accessibility: ['Read by the names of the keys; give what it belongs to `aria-keyshortcuts` too.'],
    },
  },
} satisfies Meta<typeof ShortcutHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="one key, two, three, arrows, in a line of text">
        <ShortcutHint keys="?" />
        <ShortcutHint keys="Mod+K" />
        <ShortcutHint keys="Mod+Shift+P" />
        <ShortcutHint keys="ArrowUp" />
        <ShortcutHint keys="Escape" />
        <Inline gap={2}>
          <Text>ページを探す</Text>
          <ShortcutHint keys="Mod+K" />
        </Inline>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: { keys: 'Control+Alt+Shift+ArrowDown' },
  render: (args) => (
    <Narrow>
      <ShortcutHint {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    // The visible keys are hidden from screen readers; the spoken text is visually hidden.
    for (const key of canvasElement.querySelectorAll('kbd')) {
      await expect(key.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  },
};
