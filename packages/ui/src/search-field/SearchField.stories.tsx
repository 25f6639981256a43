import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
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
import { SearchField } from './index.ts';

const nothing = () => undefined;
const searched = fn();
const cleared = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('searchbox', { name: 'Title, artist, medium…' })).toHaveFocus();
    },
  },
  {
    keys: 'any text',
    does: 'Searches while it is typed.',
    run: async ({ user }) => {
      searched.mockClear();
      await user.keyboard('rain');
      await waitFor(() => expect(searched).toHaveBeenLastCalledWith('rain'));
    },
  },
  {
    keys: 'Enter',
    does: 'Searches at once.',
    run: async ({ user }) => {
      searched.mockClear();
      await user.keyboard('y{Enter}');
      await expect(searched).toHaveBeenLastCalledWith('rainy');
    },
  },
  {
    keys: 'Escape',
    does: 'Empties the field and stays in it.',
    run: async ({ canvas, user }) => {
      cleared.mockClear();
      await user.keyboard('{Escape}');
      await expect(searched).toHaveBeenLastCalledWith('');
      await expect(cleared).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    },
  },
];

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  tags: ['stable'],
  args: { label: 'Title, artist, medium…', value: '', onChange: searched, onClear: cleared },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <SearchField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in the label what is searched: "Title, artist, medium…".', 'Debounce what asks a server.'],
      dont: ['Put it inside a Form.', 'Search in the middle of a Japanese word: it waits by itself.'],
      accessibility: ['A search landmark; the button that empties it is named and gives the focus back.'],
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={260}>
          <SearchField label="Title, artist, medium…" onChange={nothing} value="" />
        </SheetCell>
        <SheetCell label="shortcut, hover" width={260}>
          <SearchField data-preview="hover" label="Find a page" onChange={nothing} shortcut="Ctrl K" value="" />
        </SheetCell>
        <SheetCell label="filled, focus" width={260}>
          <SearchField data-preview="focus" label="Title, artist, medium" onChange={nothing} value="oil on canvas" />
        </SheetCell>
        <SheetCell label="disabled" width={260}>
          <SearchField disabled label="Title, artist" onChange={nothing} value="" />
        </SheetCell>
        <SheetCell label="Japanese" width={260}>
          <SearchField label="作品名、作家、技法" onChange={nothing} value="油彩" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <SearchField
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        onChange={nothing}
        shortcut="Ctrl K"
        value=""
      />
      <SearchField label={longTitle} onChange={nothing} shortcut="Ctrl K" value="" />
      <SearchField label="A work" onChange={nothing} value={longTitle} />
      <SearchField label="Everything" onChange={nothing} value={'黒い大理石の時計'.repeat(20)} />
    </Narrow>
  ),
};

export const Keyboard: Story = { args: { debounce: 20 }, play: playKeyboard(keyboard) };

/** No search while composing: until the composition ends, Enter and Escape belong to the IME. */
export const Composition: Story = {
  tags: ['!autodocs'],
  play: playComposition(
    ({ canvas }) => {
      searched.mockClear();
      cleared.mockClear();
      return canvas.getByRole('searchbox');
    },
    {
      undisturbed: async () => {
        await expect(searched.mock.calls.filter(([text]) => text !== '時計')).toEqual([]);
        await expect(cleared).not.toHaveBeenCalled();
      },
      after: async () => {
        await expect(searched).toHaveBeenCalledTimes(1);
        await expect(searched).toHaveBeenCalledWith('時計');
      },
    },
  ),
};

/** A slow URL: its value arrives after the user has typed on. */
function SlowAddress() {
  const [pending, setPending] = useState<string[]>([]);
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Title" onChange={(text) => setPending([...pending, text])} value={value} />
      <button
        onClick={() => {
          setValue(pending[0] ?? '');
          setPending(pending.slice(1));
        }}
        type="button"
      >
        Arrive
      </button>
      <button onClick={() => setValue('moon')} type="button">
        Step back
      </button>
    </>
  );
}

/** No keystroke is lost while the value is delayed; an external value is shown at once. */
export const SlowValue: Story = {
  tags: ['!autodocs'],
  render: () => <SlowAddress />,
  play: async ({ canvas }) => {
    const user = person();
    const input = canvas.getByRole('searchbox');
    await user.click(input);
    await user.keyboard('rain');
    await expect(input).toHaveValue('rain');
    const arrive = canvas.getByRole('button', { name: 'Arrive' });
    await user.click(arrive);
    await expect(input).toHaveValue('rain');
    for (const _ of ['a', 'i', 'n']) await user.click(arrive);
    await expect(input).toHaveValue('rain');
    await user.click(canvas.getByRole('button', { name: 'Step back' }));
    await expect(input).toHaveValue('moon');
  },
};
