import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardContext,
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { Select } from './index.ts';

const nothing = () => undefined;
const chosen = fn();
const categories = [
  { value: 'painting', label: 'Painting' },
  { value: 'print', label: 'Print', description: 'Etching, lithograph, woodcut' },
  { value: 'drawing', label: 'Drawing' },
  { value: 'sculpture', label: 'Sculpture' },
  { value: 'textile', label: 'Textile', disabled: true },
];

const genres = [
  {
    title: 'On a wall',
    options: [
      { value: 'landscape', label: 'Landscape' },
      { value: 'portrait', label: 'Portrait' },
    ],
  },
  {
    title: 'In the room',
    options: [
      { value: 'bust', label: 'Bust' },
      { value: 'installation', label: 'Installation', description: 'Takes the whole room' },
    ],
  },
];

const field = ({ canvas }: Pick<KeyboardContext, 'canvas'>) => canvas.getByRole('combobox', { name: /^Category/ });
const isOn = (context: Pick<KeyboardContext, 'canvas'>, option: RegExp) =>
  waitFor(() =>
    expect(
      document.getElementById(field(context).getAttribute('aria-activedescendant') ?? 'none'),
    ).toHaveAccessibleName(option),
  );
const isClosed = async (context: Pick<KeyboardContext, 'canvas' | 'page'>) => {
  await waitFor(() => expect(context.page.queryByRole('listbox')).not.toBeInTheDocument());
  await expect(field(context)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(context)).toHaveFocus();
};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the field.',
    run: async (context) => {
      await context.user.tab();
      await expect(field(context)).toHaveFocus();
      await isClosed(context);
    },
  },
  {
    keys: 'Enter, Space, Arrow Down, Arrow Up, Alt + Arrow Down',
    does: 'Opens the list on the chosen one, or on the first.',
    run: async (context) => {
      const { page, user } = context;
      await user.keyboard('{ArrowDown}');
      await page.findByRole('listbox', undefined, { timeout: 10_000 });
      for (const keys of ['{ArrowDown}', '{ArrowUp}', '{Enter}', ' ', '{Alt>}{ArrowDown}{/Alt}']) {
        await user.keyboard('{Escape}');
        await isClosed(context);
        await user.keyboard(keys);
        await isOn(context, /^Painting/);
        await expect(field(context)).toHaveAttribute('aria-expanded', 'true');
        await expect(field(context)).toHaveAttribute('aria-controls', page.getByRole('listbox').id);
        await expect(field(context)).toHaveFocus();
      }
    },
  },
  {
    keys: 'Arrow Down, Arrow Up',
    does: 'In the list: goes to the next one, past what cannot be chosen; stops at the ends.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{ArrowUp}');
      await isOn(context, /^Painting/);
      await user.keyboard('{ArrowDown}');
      await isOn(context, /^Print/);
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
      await isOn(context, /^Sculpture/);
      await user.keyboard('{ArrowUp}');
      await isOn(context, /^Drawing/);
    },
  },
  {
    keys: 'Home, End, Page Up, Page Down',
    does: 'Goes to the first or the last one, or ten on; Home and End open the list, too.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{End}');
      await isOn(context, /^Sculpture/);
      await user.keyboard('{PageUp}');
      await isOn(context, /^Painting/);
      await user.keyboard('{PageDown}');
      await isOn(context, /^Sculpture/);
      await user.keyboard('{Home}');
      await isOn(context, /^Painting/);
      await user.keyboard('{Escape}');
      await isClosed(context);
      await user.keyboard('{End}');
      await isOn(context, /^Sculpture/);
      await user.keyboard('{Escape}{Home}');
      await isOn(context, /^Painting/);
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the list and changes nothing. As long as the focus stays, the list opens where it was left.',
    run: async (context) => {
      const { user } = context;
      chosen.mockClear();
      await user.keyboard('{Home}{ArrowDown}{Escape}');
      await isClosed(context);
      await user.keyboard(' ');
      await isOn(context, /^Print/);
      await user.keyboard('{Home}{Escape}');
      await isClosed(context);
      await expect(chosen).not.toHaveBeenCalled();
    },
  },
  {
    keys: 'letters',
    does: 'Open the list and go to the option that begins with them; a repeated one goes from one to the next.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('dr');
      await isOn(context, /^Drawing/);
      await user.keyboard('{Escape}');
      await isClosed(context);
      await user.keyboard('{Home}pp');
      await isOn(context, /^(Print|Painting)/);
    },
  },
  {
    keys: 'Enter, Space, Alt + Arrow Up',
    does: 'In the list: chooses and closes.',
    run: async (context) => {
      const { page, user } = context;
      await user.keyboard('{End}{Enter}');
      await isClosed(context);
      await expect(chosen).toHaveBeenLastCalledWith('sculpture');
      await expect(field(context)).toHaveTextContent('Sculpture');
      await user.keyboard('{Enter}');
      await isOn(context, /^Sculpture/);
      await expect(page.getByRole('option', { selected: true })).toHaveTextContent('Sculpture');
      await user.keyboard('{ArrowUp} ');
      await isClosed(context);
      await expect(chosen).toHaveBeenLastCalledWith('drawing');
      await user.keyboard(' {Home}{Alt>}{ArrowUp}{/Alt}');
      await isClosed(context);
      await expect(chosen).toHaveBeenLastCalledWith('painting');
    },
  },
  {
    keys: 'Tab, in the list',
    does: 'Chooses and moves on.',
    run: async (context) => {
      const { user } = context;
      await user.keyboard('{ArrowDown}');
      await isOn(context, /^Painting/);
      await user.keyboard('{ArrowDown}');
      await isOn(context, /^Print/);
      await user.tab();
      await expect(chosen).toHaveBeenLastCalledWith('print');
      await expect(field(context)).not.toHaveFocus();
    },
  },
];

const meta = {
  title: 'Fields/Select',
  component: Select,
  tags: ['stable'],
  args: { name: 'category_id', label: 'Category', required: true, options: categories, value: null, onChange: chosen },
  argTypes: { description: { control: 'text' }, options: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => next && onChange(next)}>
      {(current, setCurrent) => <Select {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Order the options as a person looks for them: by use, by size, or by the alphabet.'],
      dont: [
        'Hide two or three choices in it: SegmentedControl shows them.',
        'Let a person scroll through dozens: ComboBox finds them.',
        'Add an option that means "none".',
      ],
      accessibility: [
        "W3C's select-only combobox: the focus stays on the field, the list is pointed at.",
        'On a touch screen the options are 44 px high.',
        'The chosen one has a tick, not a colour alone.',
      ],
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="nothing chosen" width={220}>
          <Select label="Category" name="a" onChange={nothing} options={categories} required value={null} />
        </SheetCell>
        <SheetCell label="chosen, optional" width={220}>
          <Select label="Category" name="b" onChange={nothing} options={categories} value="print" />
        </SheetCell>
        <SheetCell label="error, description" width={220}>
          <Select
            description="It decides where buyers find the work."
            error="Choose category."
            label="Category"
            name="c"
            onChange={nothing}
            options={categories}
            required
            value={null}
          />
        </SheetCell>
        <SheetCell label="disabled" width={220}>
          <Select disabled label="Category" name="d" onChange={nothing} options={categories} value="print" />
        </SheetCell>
        <SheetCell label="hover" width={220}>
          <Preview hover="[role=combobox]">
            <Select label="Category" name="hover" onChange={nothing} options={categories} required value="print" />
          </Preview>
        </SheetCell>
        <SheetCell label="focus" width={220}>
          <Preview focus="[role=combobox]">
            <Select label="Category" name="focus" onChange={nothing} options={categories} required value="print" />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="open">
        <SheetCell label="sections; one is chosen, the keys are on another" width={280}>
          <div style={{ minHeight: 250, width: '100%' }}>
            <Select label="Genre" name="open" onChange={nothing} options={genres} required value="portrait" />
          </div>
        </SheetCell>
        <SheetCell label="Japanese" width={220}>
          <Select
            label="カテゴリ"
            name="e"
            onChange={nothing}
            options={[{ value: 'painting', label: '絵画' }]}
            required
            value="painting"
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('combobox', { name: 'Genre' }).focus();
    await person().keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('listbox', undefined, { timeout: 10_000 });
    await person().keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('option', { name: 'Bust' })).toHaveAttribute('data-active'));
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Select
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        options={[{ value: 'long', label: longTitle }]}
        value="long"
      />
      <Select
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="c"
        onChange={nothing}
        options={[{ title: longTitle, options: [{ value: 'long', label: longTitle, description: longTitle }] }]}
        placeholder={longTitle}
        value={null}
      />
      <Select label="Nothing to choose" name="b" onChange={nothing} options={[]} value={null} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A custom id is set on the control, and its label refers to it. */
export const OwnId: Story = {
  tags: ['!autodocs'],
  args: { id: 'category' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /Category/ });
    await expect(field).toHaveAttribute('id', 'category');
    await expect(field).toHaveAttribute('aria-labelledby', 'category-label');
  },
};

/** Opened and chosen by pressing; pressing outside closes it without a change. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    chosen.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('combobox', { name: /Category/ });
    await person().click(field);
    await expect(await page.findByRole('listbox')).toHaveAttribute('tabindex', '-1');
    await person().click(await page.findByRole('option', { name: 'Drawing' }));
    await expect(chosen).toHaveBeenLastCalledWith('drawing');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await person().click(canvas.getByText('Category'));
    await expect(field).toHaveFocus();
    await expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await person().click(field);
    await page.findByRole('listbox');
    await person().keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(chosen).toHaveBeenCalledTimes(1);
  },
};
