import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Inline } from '../inline/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { CopyButton } from './index.ts';

const writeText = fn(async (_text: string) => {});

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to it.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Copy Reference number' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space',
    does: 'Copies the value; the focus stays, and the button says what has become of it.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{Enter}');
      await expect(writeText).toHaveBeenLastCalledWith('SA-4K7Q2M9X');
      await expect(await canvas.findByRole('button', { name: 'Reference number copied' })).toHaveFocus();
      await user.keyboard(' ');
      await expect(writeText).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('button')).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  tags: ['draft'],
  args: { value: 'SA-4K7Q2M9X', label: 'Reference number' },
  beforeEach: () => {
    writeText.mockReset();
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put it right behind the value, and name the value as the screen does.'],
      dont: ['Hide the value: where the browser refuses, it is selected by hand.'],
      accessibility: ['What was copied, or that it could not be, is said and becomes the name of the button.'],
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="beside a value, in Japanese">
        <Inline gap={1}>
          <Text tabular>SA-4K7Q2M9X</Text>
          <CopyButton {...args} />
        </Inline>
        <Inline gap={1}>
          <Text>港南銀行</Text>
          <CopyButton label="銀行名" value="港南銀行" />
        </Inline>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <CopyButton {...args} label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" />
      <CopyButton {...args} label={longTitle} value={longTitle} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Copies exactly, confirms it, and reports if the browser does not allow it. */
export const Copying: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const user = person();
    await user.click(canvas.getByRole('button', { name: 'Copy Reference number' }));
    await expect(writeText).toHaveBeenLastCalledWith('SA-4K7Q2M9X');
    await expect(await canvas.findByRole('button', { name: 'Reference number copied' })).toBeVisible();
    writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
    await user.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: /doesn’t allow copying/ })).toBeVisible();
  },
};
