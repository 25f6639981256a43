import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Held, type KeyboardRow, Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
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

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the field.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: /Category/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter, Space, Arrow Down, Arrow Up',
    does: 'Opens the list, on the chosen one.',
    run: async ({ page, user }) => {
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(page.getByRole('option', { name: 'Painting' })).toHaveFocus());
    },
  },
  {
    keys: 'Arrow Down, Arrow Up, Home, End',
    does: 'Moves in the list, past what cannot be chosen.',
    run: async ({ page, user }) => {
      await user.keyboard('{ArrowDown}');
      await expect(page.getByRole('option', { name: /^Print/ })).toHaveFocus();
      await user.keyboard('{End}');
      await expect(page.getByRole('option', { name: 'Sculpture' })).toHaveFocus();
      await user.keyboard('{Home}');
      await expect(page.getByRole('option', { name: 'Painting' })).toHaveFocus();
    },
  },
  {
    keys: 'letters',
    does: 'Go to the option that begins with them.',
    run: async ({ page, user }) => {
      await user.keyboard('dr');
      await expect(page.getByRole('option', { name: 'Drawing' })).toHaveFocus();
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the list and changes nothing.',
    run: async ({ canvas, page, user }) => {
      chosen.mockClear();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(chosen).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: /Category/ })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'In the list: chooses, closes, and goes back to the field.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('listbox')).toBeVisible());
      await user.keyboard('{End}{Enter}');
      await expect(chosen).toHaveBeenLastCalledWith('sculpture');
      await waitFor(() => expect(canvas.getByRole('button', { name: /Sculpture Category/ })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Fields/Select',
  component: Select,
  tags: ['stable'],
  args: { name: 'category_id', label: 'Category', required: true, options: categories, value: null, onChange: chosen },
  argTypes: { description: { control: 'text' }, options: { control: false } },
  render: ({ value, onChange: told, ...args }) => (
    <Held initial={value} onChange={(next) => next && told(next)}>
      {(held, onChange) => <Select {...args} onChange={onChange} value={held} />}
    </Held>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Order the options as a person looks for them: by use, by size, or by the alphabet.'],
      dont: ['Hide two or three choices in it: SegmentedControl shows them.', 'Add an option that means "none".'],
      accessibility: [
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
      </SheetRow>
      <SheetRow label="open">
        <SheetCell label="list" width={280}>
          <Select label="Category" name="open" onChange={nothing} options={categories} required value="print" />
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
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelectorAll<HTMLElement>('button[aria-haspopup="listbox"]')[4];
    opener?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).getByRole('option', { name: /^Print/ })).toHaveFocus());
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Select
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        options={[{ value: 'long', label: 'A category with a very long name '.repeat(13) }]}
        value="long"
      />
      <Select label="Nothing to choose" name="b" onChange={nothing} options={[]} value={null} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Opened by a press, chosen by a press; a press outside closes it and changes nothing. */
export const Pointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    chosen.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const field = canvas.getByRole('button', { name: /Category/ });
    await userEvent.click(field);
    await userEvent.click(await page.findByRole('option', { name: 'Drawing' }));
    await expect(chosen).toHaveBeenLastCalledWith('drawing');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByText('Category'));
    await expect(field).toHaveFocus();
    await expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(field);
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(chosen).toHaveBeenCalledTimes(1);
  },
};
