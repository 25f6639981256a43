import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { LayoutGrid, List } from '../icons/index.ts';
import { Held, type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetRow } from '../storybook/index.ts';
import { SegmentedControl } from './index.ts';

const nothing = () => undefined;
const kinds = [
  { value: 'art', label: 'Art' },
  { value: 'photo', label: 'Photo' },
  { value: 'design', label: 'Design' },
  { value: 'frame', label: 'Frame' },
] as const;
const views = [
  { value: 'grid', label: 'Pictures', icon: LayoutGrid },
  { value: 'table', label: 'Table', icon: List },
] as const;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the chosen one.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('radio', { name: 'Art' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow Right, Arrow Left',
    does: 'Chooses the next, the one before; round at the ends.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Photo' })).toBeChecked();
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'Frame' })).toBeChecked();
    },
  },
];

const meta = {
  title: 'Fields/SegmentedControl',
  component: SegmentedControl,
  tags: ['stable'],
  args: { name: 'type', label: 'Type', required: true, options: kinds, value: 'art', onChange: nothing },
  argTypes: { description: { control: 'text' }, options: { control: false } },
  render: ({ value, onChange: _, ...args }) => (
    <Held initial={value}>{(held, onChange) => <SegmentedControl {...args} onChange={onChange} value={held} />}</Held>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Keep it to five short words, or to icons that everybody knows.'],
      dont: ['Use it to go to other pages.', 'Choose in advance where the choice has to be made.'],
      accessibility: ['A group of native radio buttons, named by its label.', 'Icons alone carry their words.'],
    },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="as a field: chosen, none and an error, disabled, optional with a description">
        <SegmentedControl label="Type" name="a" onChange={nothing} options={kinds} required value="photo" />
        <SegmentedControl
          error="Choose type."
          label="Type"
          name="b"
          onChange={nothing}
          options={kinds}
          required
          value=""
        />
        <SegmentedControl disabled label="Type" name="c" onChange={nothing} options={kinds} value="art" />
        <SegmentedControl
          description="Frames are sold alone."
          label="Type"
          name="d"
          onChange={nothing}
          options={kinds}
          value="frame"
        />
      </SheetRow>
      <SheetRow label="alone: icons, icons and words, words in Japanese, one disabled">
        <SegmentedControl iconOnly label="View" onChange={nothing} options={views} value="grid" />
        <SegmentedControl label="View" onChange={nothing} options={views} value="table" />
        <SegmentedControl
          label="単位"
          onChange={nothing}
          options={[
            { value: 'cm', label: 'センチ' },
            { value: 'in', label: 'インチ' },
          ]}
          value="cm"
        />
        <SegmentedControl
          label="View"
          onChange={nothing}
          options={[views[0], { ...views[1], disabled: true }]}
          value="grid"
        />
      </SheetRow>
      <SheetRow label="hover, focus">
        <Preview focus="[value=art]" hover="[value=frame]">
          <SegmentedControl label="Type" name="preview" onChange={nothing} options={kinds} required value="photo" />
        </Preview>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <SegmentedControl
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        options={[...kinds, { value: 'long', label: 'Donaudampfschifffahrtselektrizitäten' }]}
        value="long"
      />
      <SegmentedControl
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        options={[
          { value: 'long', label: longTitle, icon: LayoutGrid },
          { value: 'short', label: 'All' },
        ]}
        value="long"
      />
      <SegmentedControl label="Nothing to choose" onChange={nothing} options={[]} value="" />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
