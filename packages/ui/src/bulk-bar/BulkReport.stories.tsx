import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { type BulkFailure, BulkReport } from './index.ts';

const retried = fn();
const closed = fn();
const nothing = () => undefined;

const failures: BulkFailure[] = [
  {
    id: 'ridges',
    label: 'Ridges, Late',
    href: '#ridges',
    reason: 'On loan until 4 Jan 2027. Archive it when it is back.',
  },
  { id: 'jar', label: 'Jar with Branches', href: '#jar', reason: 'An order for it is being paid.' },
  { id: 'arcs', label: 'Arcs No. 7', reason: 'It was deleted in the meantime.' },
];
const many = Array.from({ length: 240 }, (_, row) => ({
  id: String(row),
  label: `Work ${row + 1}`,
  href: `#${row}`,
  reason: 'The connection was lost.',
}));

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to Close, to the list (which arrow keys scroll), its links, then what can be done.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('group', { name: 'What failed, and why' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Ridges, Late' })).toHaveFocus();
      await user.tab();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Retry 3 failed' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Tries again with the rows that failed, and no others.',
    run: async ({ user }) => {
      retried.mockClear();
      await user.keyboard('{Enter}');
      await expect(retried).toHaveBeenCalledWith(['ridges', 'jar', 'arcs']);
    },
  },
];

const meta = {
  title: 'Data/BulkReport',
  component: BulkReport,
  tags: ['stable'],
  args: { action: 'Archive', done: 37, failures, onRetry: retried, onDismiss: closed },
  argTypes: { failures: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Say why, and what would help, row by row.', 'Keep the failed rows selected until it is closed.'],
      dont: ['Show it when everything worked and was expected to: a toast is enough.'],
      accessibility: ['Failures are announced at once, success politely.', 'The list can be scrolled by keyboard.'],
    },
  },
} satisfies Meta<typeof BulkReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="some failed; all failed; all done; trying again; stopped; many; Japanese">
        <SheetCell label="some failed" width={720}>
          <BulkReport action="Archive" done={37} failures={failures} onDismiss={nothing} onRetry={nothing} />
        </SheetCell>
        <SheetCell label="with a way back" width={720}>
          <BulkReport
            action="Change price"
            done={37}
            failures={failures.slice(0, 1)}
            onDismiss={nothing}
            undo={{ label: 'Undo', onAction: nothing }}
          />
        </SheetCell>
        <SheetCell label="one failed, trying again" width={340}>
          <BulkReport
            action="Archive"
            done={0}
            failures={failures.slice(0, 1)}
            onDismiss={nothing}
            onRetry={nothing}
            pending
          />
        </SheetCell>
        <SheetCell label="all done" width={340}>
          <BulkReport action="Archive" done={40} failures={[]} onDismiss={nothing} />
        </SheetCell>
        <SheetCell label="stopped" width={340}>
          <BulkReport action="Archive" done={12} failures={[]} onDismiss={nothing} untried={28} />
        </SheetCell>
        <SheetCell label="many" width={720}>
          <BulkReport action="Archive" done={1200} failures={many} onDismiss={nothing} onRetry={nothing} />
        </SheetCell>
        <SheetCell label="Japanese" width={340}>
          <BulkReport
            action="非公開にする"
            done={3}
            failures={[{ id: 'a', label: '雨の港', href: '#a', reason: '2027年1月4日まで貸出中です。' }]}
            onDismiss={nothing}
            onRetry={nothing}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <BulkReport
        action="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        done={0}
        failures={[
          { id: 'a', label: longTitle, href: '#a', reason: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
        ]}
        onDismiss={nothing}
        onRetry={nothing}
      />
      <BulkReport
        action={longTitle}
        done={0}
        failures={[{ id: 'a', label: longTitle, reason: longTitle }]}
        onDismiss={nothing}
        onRetry={nothing}
      />
      <BulkReport action={longTitle} done={0} failures={[]} onDismiss={nothing} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
