import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  type KeyboardRow,
  Narrow,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { DraftIndicator, type DraftStatus } from './index.ts';

const retried = fn();
const taken = fn();
/** A timestamp `age` milliseconds ago. */
const ago = (age: number) => Date.now() - age;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to its button, where there is one.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Writes again, or shows the newer draft. The button goes when it has worked; the focus stays here.',
    run: async ({ canvas, user }) => {
      const indicator = canvas.getByRole('button').parentElement as HTMLElement;
      await user.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
      await expect(indicator).toHaveFocus();
      await expect(indicator.querySelector('time')).toBeNull();
    },
  },
];

const meta = {
  title: 'Forms/DraftIndicator',
  component: DraftIndicator,
  tags: ['stable'],
  args: { status: 'saved', onRetry: retried, onTakeNewer: taken },
  render: (args) => <DraftIndicator savedAt={ago(22_000)} {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Put it beside what saves to the server, so that nobody takes the one for the other.'],
      dont: ['Show it before anything was typed: `none`.', 'Say "saved" of a write that has not ended.'],
      accessibility: ['What has become of the draft is said once, politely; its age is never said by itself.'],
    },
  },
} satisfies Meta<typeof DraftIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="saved: now, in seconds, minutes, hours">
        {Object.entries({ now: 0, seconds: 22_000, minutes: 200_000, hours: 9_000_000 }).map(([label, age]) => (
          <SheetCell key={label} label={label} width={260}>
            <DraftIndicator savedAt={ago(age)} status="saved" />
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="the others">
        {(['none', 'saving', 'failed', 'offline', 'elsewhere'] as const).map((status) => (
          <SheetCell key={status} label={status} width={320}>
            <DraftIndicator onRetry={retried} onTakeNewer={taken} status={status} />
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <DraftIndicator onRetry={retried} status="failed" />
      <DraftIndicator savedAt={ago(-60_000)} status="saved" />
      <DraftIndicator savedAt={ago(400 * 86_400_000)} status="saved" />
    </Narrow>
  ),
};

/** A failed draft can be retried; its age is outside the live region. */
export const Announced: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <DraftIndicator data-testid="saved" savedAt={ago(22_000)} status="saved" />
      <DraftIndicator onRetry={retried} status="failed" />
      <DraftIndicator onTakeNewer={taken} status="elsewhere" />
    </>
  ),
  play: async ({ canvas }) => {
    retried.mockClear();
    taken.mockClear();
    const saved = canvas.getByTestId('saved');
    await expect(saved.querySelector('[aria-live="polite"]')).toHaveTextContent(/^Saved on this device$/);
    await expect(saved.querySelector('time')?.closest('[aria-live]')).toBeNull();
    await person().click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalledTimes(1);
    await person().click(canvas.getByRole('button', { name: 'Show newer draft' }));
    await expect(taken).toHaveBeenCalledTimes(1);
  },
};

/** While typing, "saved" is announced once, and again after a failure. */
export const SaidOnce: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stateful initial={'none' as DraftStatus}>
      {(status, setStatus) => (
        <>
          <DraftIndicator data-testid="draft" status={status} />
          {(['saving', 'saved', 'failed'] as const).map((next) => (
            <button key={next} onClick={() => setStatus(next)} type="button">
              {next}
            </button>
          ))}
        </>
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const announced: string[] = [];
    const line = canvas.getByTestId('draft').firstElementChild as HTMLElement;
    const listener = new MutationObserver(() => {
      if (line.getAttribute('aria-live') === 'polite') announced.push(line.textContent ?? '');
    });
    listener.observe(line, { childList: true, characterData: true, subtree: true });
    const user = person();
    for (const next of ['saving', 'saved', 'saving', 'saved', 'saving', 'failed', 'saving', 'saved', 'saving', 'saved'])
      await user.click(canvas.getByRole('button', { name: next }));
    listener.disconnect();
    await expect(announced).toEqual([
      'Saved on this device',
      'Not saved on this device. Keep this page open until you have saved.',
      'Saved on this device',
    ]);
  },
};

/** A failed draft until it is retried; an invalid timestamp is left out. */
export const Keyboard: Story = {
  render: function Retrying(args) {
    const [status, setStatus] = useState<DraftStatus>('failed');
    return <DraftIndicator {...args} onRetry={() => setStatus('saved')} savedAt={Number.NaN} status={status} />;
  },
  play: playKeyboard(keyboard),
};
