import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Preview, person, playKeyboard, Sheet, SheetCell, SheetRow, Stateful } from '../storybook/index.ts';
import { ListBox } from './index.ts';
import { chosen, keyboard } from './keyboard.fixtures.ts';
import { people, rooms } from './samples.ts';

const nothing = () => undefined;
const chosenOne = fn();

const meta = {
  title: 'Fields/ListBox',
  component: ListBox,
  tags: ['stable'],
  args: {
    name: 'rooms',
    label: 'Rooms',
    required: true,
    options: rooms,
    multiple: true as const,
    value: [] as string[],
    onChange: chosen,
  },
  argTypes: { description: { control: 'text' }, options: { control: false } },
  render: (args) =>
    args.multiple ? (
      <Stateful<readonly string[]> initial={args.value} onChange={(values) => args.onChange([...values])}>
        {(current, setCurrent) => <ListBox {...args} onChange={setCurrent} value={current} />}
      </Stateful>
    ) : (
      <ListBox {...args} />
    ),
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Use it where the choices are compared, or several are made at once.',
        'Offer "choose all" as a button of its own where that is often wanted: not everybody knows Ctrl A.',
      ],
      dont: [
        'Show hundreds: narrow them down with a search first.',
        'Use it for one short choice: Select takes a line.',
      ],
      accessibility: [
        "W3C's listbox: one stop, arrows, letters; several are chosen without a modifier.",
        'The number of chosen ones is shown and said politely.',
        'A tick, not a colour, marks what is chosen.',
      ],
    },
  },
} satisfies Meta<typeof ListBox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="several">
        <SheetCell label="two chosen, scrolls" width={260}>
          <ListBox
            label="Rooms"
            multiple
            name="a"
            onChange={nothing}
            options={rooms}
            required
            value={['hall', 'south']}
          />
        </SheetCell>
        <SheetCell label="sections, all rows, keys" width={260}>
          <ListBox
            height="all"
            label="Recipients"
            multiple
            name="keys"
            onChange={nothing}
            options={people}
            required
            value={['weiss', 'ines']}
          />
        </SheetCell>
        <SheetCell label="small, error, description" width={260}>
          <ListBox
            description="They get the invitation today."
            error="Choose recipients."
            height="small"
            label="Recipients"
            multiple
            name="c"
            onChange={nothing}
            options={rooms}
            required
            value={[]}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="one">
        <SheetCell label="chosen, optional" width={220}>
          <ListBox height="small" label="Room" name="d" onChange={nothing} options={rooms} value="north" />
        </SheetCell>
        <SheetCell label="disabled" width={220}>
          <ListBox disabled height="small" label="Room" name="e" onChange={nothing} options={rooms} value="hall" />
        </SheetCell>
        <SheetCell label="read only" width={220}>
          <ListBox height="small" label="Room" name="f" onChange={nothing} options={rooms} readOnly value="hall" />
        </SheetCell>
        <SheetCell label="nothing there, Japanese" width={220}>
          <ListBox
            empty="まだ部屋がありません。"
            label="部屋"
            name="g"
            onChange={nothing}
            options={[]}
            required
            value={null}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="hover, focus">
        <SheetCell label="an option, the list" width={220}>
          <Preview focus="div:has(> div > [role=listbox])" hover="[role=option]:nth-child(2)">
            <ListBox height="small" label="Room" name="h" onChange={nothing} options={rooms} value="north" />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'Recipients', description: '' });
    list.focus();
    await person().keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Piotr/ })).toHaveAttribute('data-active'));
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ListBox
        height="small"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        multiple
        name="a"
        onChange={nothing}
        options={[
          { value: 'long', label: longTitle, description: longTitle },
          { value: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2) },
          { value: 'ja', label: '黒い大理石の時計のある部屋'.repeat(8) },
        ]}
        value={['long', 'word', 'gone'] as string[]}
      />
      <ListBox
        description={longTitle}
        error={longTitle}
        height="all"
        label={longTitle}
        name="c"
        onChange={nothing}
        options={[{ title: longTitle, options: [{ value: 'long', label: longTitle, description: longTitle }] }]}
        value="long"
      />
      <ListBox empty={longTitle} label="No rooms" name="d" onChange={nothing} options={[]} value="" />
      <ListBox label="Nothing to choose" multiple name="b" onChange={nothing} options={[]} value={[]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Press to select and deselect; Shift selects a range; disabled options keep their state. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  args: { height: 'all' },
  play: async ({ canvas }) => {
    chosen.mockClear();
    const user = person();
    const option = (name: RegExp) => canvas.getByRole('option', { name });
    await user.click(option(/^North/));
    await expect(chosen).toHaveBeenLastCalledWith(['north']);
    await expect(canvas.getByRole('listbox')).toHaveFocus();
    await fireEvent.click(option(/^Garden/), { shiftKey: true });
    await expect(chosen).toHaveBeenLastCalledWith(['north', 'south', 'stairs', 'garden']);
    await user.click(option(/^North/));
    await expect(chosen).toHaveBeenLastCalledWith(['south', 'stairs', 'garden']);
    chosen.mockClear();
    option(/^Cellar/).click();
    await expect(chosen).not.toHaveBeenCalled();
    await user.click(canvas.getByText('Rooms'));
    await expect(canvas.getByRole('listbox')).toHaveFocus();
  },
};

/** With single selection, the choice follows the focus. */
export const One: Story = {
  render: () => (
    <Stateful<string> initial="" onChange={chosenOne}>
      {(current, setCurrent) => (
        <ListBox label="Room" name="room" onChange={setCurrent} options={people} required value={current} />
      )}
    </Stateful>
  ),
  play: async ({ canvas }) => {
    const user = person();
    const list = canvas.getByRole('listbox', { name: 'Room' });
    await user.tab();
    await expect(list).toHaveFocus();
    await expect(chosenOne).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Collectors' })).toBeVisible();
    for (const option of canvas.getAllByRole('option')) await expect(option).not.toHaveAttribute('aria-selected');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expect(chosenOne).toHaveBeenLastCalledWith('haruka');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1);
    await user.keyboard('{End}');
    await expect(chosenOne).toHaveBeenLastCalledWith('piotr');
    await user.keyboard('g');
    await expect(chosenOne).toHaveBeenLastCalledWith('maru');
    await user.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1);
  },
};
