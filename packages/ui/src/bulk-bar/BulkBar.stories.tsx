import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Archive, Download, Tag, Trash2 } from '../icons/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { type BulkAction, BulkBar } from './index.ts';

const acted = fn();
const cleared = fn();
const everything = fn();
const nothing = () => undefined;

const actions: BulkAction[] = [
  { id: 'price', label: 'Change price', icon: Tag },
  { id: 'export', label: 'Export', icon: Download },
  { id: 'archive', label: 'Archive', icon: Archive },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
];
const japanese: BulkAction[] = [
  { id: 'price', label: '価格を変更', icon: Tag },
  { id: 'delete', label: '削除', icon: Trash2, tone: 'danger' },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the button that clears the selection, to "Select all", then along the actions.',
    run: async ({ canvas, user }) => {
      for (const name of ['Clear selection', 'Select all 248', 'Change price', 'Export', 'Archive', 'Delete']) {
        await user.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
      }
    },
  },
  {
    keys: 'Enter or Space',
    does: 'Does it.',
    run: async ({ canvas, user }) => {
      cleared.mockClear();
      canvas.getByRole('button', { name: 'Clear selection' }).focus();
      await user.keyboard('{Enter}');
      await expect(cleared).toHaveBeenCalledTimes(1);
      acted.mockClear();
      canvas.getByRole('button', { name: 'Archive' }).focus();
      await user.keyboard(' ');
      await expect(acted).toHaveBeenCalledWith('archive');
    },
  },
];

const meta = {
  title: 'Data/BulkBar',
  component: BulkBar,
  tags: ['stable'],
  args: { count: 3, total: 248, actions, onAction: acted, onClear: cleared, onSelectAll: everything, inFlow: true },
  argTypes: { actions: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Put it after the list it belongs to: that is where it rests, and where Tab finds it.',
        'Say how many before anything is done that cannot be undone.',
      ],
      dont: [
        'Offer what works with none of the selected rows.',
        'Clear the selection when something failed: it is needed.',
      ],
      accessibility: [
        'A named region; the number selected is announced as it changes, politely and once.',
        'What is focused under it is scrolled above it. On narrow lists the actions are one menu.',
      ],
    },
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Drawn in the flow, without interaction. */
const still = { inFlow: true, onAction: nothing, onClear: nothing };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="some; one; everything; under way; Japanese; narrow">
        <SheetCell label="some of more" width={920}>
          <BulkBar label="Selection 1" actions={actions} count={3} {...still} onSelectAll={nothing} total={248} />
        </SheetCell>
        <SheetCell label="one, an action off" width={920}>
          <BulkBar
            label="Selection 2"
            actions={actions.map((action) => ({ ...action, disabled: action.id === 'export' }))}
            count={1}
            {...still}
          />
        </SheetCell>
        <SheetCell label="everything the filter finds" width={920}>
          <BulkBar label="Selection 3" actions={actions} allSelected count={48} {...still} total={12480} />
        </SheetCell>
        <SheetCell label="under way" width={920}>
          <BulkBar
            label="Selection 4"
            actions={actions}
            count={40}
            {...still}
            progress={{ label: 'Archiving', done: 12, total: 40, onStop: nothing }}
          />
        </SheetCell>
        <SheetCell label="Japanese" width={920}>
          <BulkBar label="Selection 5" actions={japanese} count={3} {...still} onSelectAll={nothing} total={248} />
        </SheetCell>
        <SheetCell label="narrow" width={340}>
          <BulkBar label="Selection 6" actions={actions} count={3} {...still} onSelectAll={nothing} total={248} />
        </SheetCell>
        <SheetCell label="narrow, under way" width={340}>
          <BulkBar
            label="Selection 7"
            actions={actions}
            count={40}
            {...still}
            progress={{ label: '非公開にしています', done: 39, total: 40, onStop: nothing }}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <BulkBar
        label="Selection 8"
        actions={[
          { id: 'a', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
          { id: 'b', label: longTitle },
        ]}
        count={1234567}
        inFlow
        onAction={nothing}
        onClear={nothing}
        onSelectAll={nothing}
        total={99999999}
      />
      <BulkBar label="Selection 9" actions={[]} count={2} inFlow onAction={nothing} onClear={nothing} />
      <BulkBar
        label="Selection 10"
        actions={[]}
        count={0}
        inFlow
        onAction={nothing}
        onClear={nothing}
        progress={{ label: 'Donaudampfschifffahrtselektrizität', done: 5, total: 0 }}
      />
      <BulkBar
        label="Selection 11"
        actions={[]}
        count={0}
        inFlow
        onAction={nothing}
        onClear={nothing}
        progress={{ label: longTitle, done: 5, total: 9, onStop: nothing }}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

function Rows() {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <>
      {Array.from({ length: 60 }, (_, row) => `Work ${row + 1}`).map((name) => (
        <label key={name} style={{ display: 'block', padding: 8 }}>
          <input
            checked={selected.includes(name)}
            onChange={(event) =>
              setSelected(event.target.checked ? [...selected, name] : selected.filter((other) => other !== name))
            }
            type="checkbox"
          />{' '}
          {name}
        </label>
      ))}
      <BulkBar actions={actions} count={selected.length} onAction={acted} onClear={() => setSelected([])} />
    </>
  );
}

/** The first selected row shows the bar with its text; focused elements stay above it; clearing hides it. */
export const Sticking: Story = {
  tags: ['!autodocs'],
  render: () => <Rows />,
  play: async ({ canvas }) => {
    const user = person();
    await expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    await user.click(canvas.getByRole('checkbox', { name: 'Work 1' }));
    const bar = await canvas.findByRole('region', { name: 'Selection' });
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
    for (let row = 2; row <= 45; row += 1) await user.tab();
    const focused = canvas.getByRole('checkbox', { name: 'Work 45' });
    await expect(focused).toHaveFocus();
    await waitFor(() =>
      expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
    );
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
