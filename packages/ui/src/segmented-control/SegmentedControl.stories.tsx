import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { focusField } from '../form/registry.ts';
import { LayoutGrid, List } from '../icons/index.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
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
    keys: 'Arrow Right, Arrow Down',
    does: 'Chooses the next; round at the end.',
    run: async ({ canvas, user }) => {
      for (const [key, name] of [
        ['{ArrowRight}', 'Photo'],
        ['{ArrowDown}', 'Design'],
        ['{ArrowDown}', 'Frame'],
        ['{ArrowRight}', 'Art'],
      ] as const) {
        await user.keyboard(key);
        await waitFor(() => expect(canvas.getByRole('radio', { name })).toBeChecked());
        await expect(canvas.getByRole('radio', { name })).toHaveFocus();
      }
    },
  },
  {
    keys: 'Arrow Left, Arrow Up',
    does: 'Chooses the one before; round at the beginning.',
    run: async ({ canvas, user }) => {
      for (const [key, name] of [
        ['{ArrowLeft}', 'Frame'],
        ['{ArrowUp}', 'Design'],
      ] as const) {
        await user.keyboard(key);
        await waitFor(() => expect(canvas.getByRole('radio', { name })).toBeChecked());
      }
    },
  },
  {
    keys: 'Home, End; Page Up, Page Down',
    does: 'Chooses the first, the last.',
    run: async ({ canvas, user }) => {
      for (const [key, name] of [
        ['{Home}', 'Art'],
        ['{End}', 'Frame'],
        ['{PageUp}', 'Art'],
        ['{PageDown}', 'Frame'],
      ] as const) {
        await user.keyboard(key);
        await waitFor(() => expect(canvas.getByRole('radio', { name })).toBeChecked());
      }
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
    <Stateful initial={value}>
      {(current, setCurrent) => <SegmentedControl {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Keep it to five short words, or to icons that everybody knows.'],
      dont: ['Use it to go to other pages.', 'Choose in advance where the choice has to be made.'],
      accessibility: ['A group of radio buttons, named by its label.', 'Icons alone carry their words.'],
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
        <Preview focus="[role=radio]:nth-child(1)" hover="[role=radio]:nth-child(4)">
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

const chosen = fn();

/** With no choice Tab goes to the first and chooses nothing; Space does. Pressing the chosen one keeps it. */
export const NothingChosen: Story = {
  args: { value: '' },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => (
        <SegmentedControl
          {...args}
          onChange={(next) => {
            chosen(next);
            setCurrent(next);
          }}
          value={current}
        />
      )}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = person();
    chosen.mockClear();
    await expect(canvas.getByRole('radiogroup', { name: 'Type' })).toBeRequired();
    await user.tab();
    const art = canvas.getByRole('radio', { name: 'Art' });
    await expect(art).toHaveFocus();
    await expect(art).not.toBeChecked();
    await user.keyboard(' ');
    await expect(art).toBeChecked();
    await user.keyboard(' ');
    await expect(art).toBeChecked();
    await user.click(canvas.getByRole('radio', { name: 'Design' }));
    await user.click(canvas.getByRole('radio', { name: 'Design' }));
    await expect(chosen.mock.calls).toEqual([['art'], ['design']]);
    await expect([...canvasElement.querySelectorAll('[tabindex="0"]')]).toEqual([
      canvas.getByRole('radio', { name: 'Design' }),
    ]);
  },
};

/** Tab skips it inside a disabled fieldset, too. */
export const WithinDisabled: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <fieldset disabled>
        <SegmentedControl {...args} />
      </fieldset>
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await person().tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

/** An error summary's link focuses it. */
export const FromAnError: Story = {
  tags: ['!autodocs'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('radiogroup', { name: /^Type/ });
    focusField({ controlId: root.id, root });
    await expect(canvas.getByRole('radio', { name: 'Art' })).toHaveFocus();
  },
};
