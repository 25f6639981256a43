import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { FilterChips, type FilterChipsProps, type FilterOption } from './index.ts';

const options: FilterOption<string>[] = [
  { value: 'all', label: 'All' },
  { value: 'for_sale', label: 'For sale' },
  { value: 'to_rent', label: 'To rent' },
  { value: 'needs_attention', label: 'Needs attention', count: 3 },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the chosen one; the chips are one stop.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow right, Arrow left (also down, up)',
    does: 'Chooses the next or the previous one, around the ends.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'For sale' })).toBeChecked();
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'Needs attention · 3' })).toBeChecked();
    },
  },
];

const meta = {
  title: 'Data/FilterChips',
  component: FilterChips<string>,
  tags: ['stable'],
  args: { label: 'Show', options, value: 'all', onChange: fn() },
  argTypes: { options: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Begin with "All".', 'Give a count where it calls for something to be done.'],
      dont: ['Offer more than six: use a Select.'],
      accessibility: [
        'A group of native radios, named by `label`.',
        'The chosen one is filled: not told by hue alone.',
      ],
    },
  },
} satisfies Meta<typeof FilterChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stateful(props: FilterChipsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <FilterChips {...props} value={value} onChange={setValue} />;
}

export const Playground: Story = { render: (args) => <Stateful {...args} /> };

const japanese: FilterOption<string>[] = [
  { value: 'all', label: 'すべて' },
  { value: 'for_sale', label: '販売中' },
  { value: 'to_rent', label: 'レンタル可' },
  { value: 'needs_attention', label: '要確認', count: 1234 },
];

const none: FilterOption<string>[] = [
  { value: 'all', label: 'All' },
  { value: 'for_sale', label: 'For sale', count: 2 },
  { value: 'to_rent', label: 'To rent', count: 0 },
];

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="the first, another, hover, focus, disabled, Japanese">
        <SheetCell label="first chosen">
          <FilterChips {...args} />
        </SheetCell>
        <SheetCell label="another chosen">
          <FilterChips {...args} value="needs_attention" />
        </SheetCell>
        <SheetCell label="hover">
          <FilterChips {...args} data-preview="hover" />
        </SheetCell>
        <SheetCell label="focus">
          <FilterChips {...args} data-preview="focus" />
        </SheetCell>
        <SheetCell label="disabled">
          <FilterChips {...args} disabled />
        </SheetCell>
        <SheetCell label="Japanese">
          <FilterChips {...args} options={japanese} />
        </SheetCell>
        <SheetCell label="a phone" width={240}>
          <FilterChips {...args} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <FilterChips
        {...args}
        options={[
          { value: 'long', label: longTitle },
          { value: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', count: 1000000 },
        ]}
        value="long"
      />
      <FilterChips {...args} options={[]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { render: (args) => <Stateful {...args} />, play: playKeyboard(keyboard) };

/** Options with a count of 0 are hidden unless selected; with nothing to choose between there are no chips. */
export const None: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <FilterChips {...args} label="Chosen" options={none} value="to_rent" />
      <FilterChips {...args} label="Not chosen" options={none} value="all" />
      <FilterChips {...args} label="Alone" options={none.filter(({ value }) => value !== 'for_sale')} value="all" />
    </>
  ),
  play: async ({ canvas }) => {
    const chips = (name: string) => within(canvas.getByRole('group', { name })).getAllByRole('radio').length;
    await expect(chips('Chosen')).toBe(3);
    await expect(chips('Not chosen')).toBe(2);
    await expect(canvas.queryByRole('group', { name: 'Alone' })).not.toBeInTheDocument();
  },
};
