import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { IconButton } from '../button/index.ts';
import { Paperclip } from '../icons/index.ts';
import {
  type KeyboardRow,
  Narrow,
  person,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { Composer } from './index.ts';

const sent = fn();
const nothing = () => undefined;
const attach = <IconButton emphasis="quiet" icon={Paperclip} label="Attach a document" />;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter',
    does: 'Makes a line.',
    run: async ({ canvas, user }) => {
      sent.mockClear();
      await user.tab();
      await user.keyboard('One{Enter}two');
      await expect(canvas.getByLabelText('Message')).toHaveValue('One\ntwo');
      await expect(sent).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'Control + Enter, Command + Enter',
    does: 'Sends what is written, without spaces around it.',
    run: async ({ user }) => {
      await user.keyboard('  {Control>}{Enter}{/Control}');
      await waitFor(() => expect(sent).toHaveBeenCalledWith('One\ntwo'));
      await user.keyboard('{Meta>}{Enter}{/Meta}');
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    },
  },
  {
    keys: 'Tab, Enter',
    does: 'Goes to what attaches, then to the button that sends.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
    },
  },
];

const meta = {
  title: 'Forms/Composer',
  component: Composer,
  tags: ['stable'],
  args: { value: '', onChange: nothing, onSend: sent, attach },
  argTypes: { attach: { control: false } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => <Composer {...args} value={current} onChange={setCurrent} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Keep the draft where it outlives the screen.', 'Say in `disabledReason` why nothing can be written.'],
      dont: ['Empty the draft before the message stands in the conversation.'],
      accessibility: [
        'Enter never sends: not by accident, and not while Japanese is composed.',
        'What is too long is kept, counted and not sent.',
      ],
    },
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => {
    const common = { onChange: nothing, onSend: sent, attach };
    return (
      <Sheet>
        <SheetRow label="empty, written, too long, on its way, failed, disabled with its reason, Japanese">
          <SheetCell label="empty" width={360}>
            <Composer {...common} value="" />
          </SheetCell>
          <SheetCell label="written" width={360}>
            <Composer {...common} value={'Monday is fine.\nThe crate is ready.'} />
          </SheetCell>
          <SheetCell label="too long" width={360}>
            <Composer {...common} maxLength={20} value="Monday is fine, the crate is ready." />
          </SheetCell>
          <SheetCell label="on its way" width={360}>
            <Composer {...common} pending value="Monday is fine." />
          </SheetCell>
          <SheetCell label="failed" width={360}>
            <Composer {...common} error="Not sent. Check your connection and try again." value="Monday is fine." />
          </SheetCell>
          <SheetCell label="disabled" width={360}>
            <Composer {...common} attach={undefined} disabledReason="This order is closed." value="" />
          </SheetCell>
          <SheetCell label="Japanese" width={360}>
            <Composer {...common} label="返信" value="月曜日で問題ありません。よろしくお願いいたします。" />
          </SheetCell>
        </SheetRow>
      </Sheet>
    );
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Composer
        attach={attach}
        disabledReason={longTitle}
        error={longTitle}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        maxLength={10}
        value={longTitle}
        onChange={nothing}
        onSend={sent}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Control + Enter during composition belongs to the IME: nothing is sent. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(
    ({ canvas }) => {
      sent.mockClear();
      return canvas.getByLabelText('Message');
    },
    {
      sending: 'Control+Enter',
      undisturbed: () => expect(sent).not.toHaveBeenCalled(),
      after: async ({ user }) => {
        await user.keyboard('{Control>}{Enter}{/Control}');
        await waitFor(() => expect(sent).toHaveBeenCalledWith('時計'));
      },
    },
  ),
};

/** Empty or too long messages are not sent. */
export const NotSending: Story = {
  args: { maxLength: 5 },
  play: async ({ canvas }) => {
    sent.mockClear();
    const area = canvas.getByLabelText('Message');
    const user = person();
    await user.click(area);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expect(sent).not.toHaveBeenCalled();
    await user.keyboard('あいうえおか');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('あいうえお'));
  },
};
