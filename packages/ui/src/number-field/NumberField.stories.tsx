import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
import { NumberField } from './index.ts';

const nothing = () => undefined;
const changed = fn();

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves into the field.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Copies')).toHaveFocus();
    },
  },
  {
    keys: 'Arrow Up, Arrow Down',
    does: 'With `step`: add and take away, as far as the bounds allow.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
    },
  },
  {
    keys: 'Page Up, Page Down',
    does: 'With `step`: add and take away ten steps.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{PageUp}{PageUp}{PageDown}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('11');
    },
  },
  {
    keys: 'End, Home',
    does: 'With `step` and bounds: go to the greatest and the least number. Without: move the caret, as in any text.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{End}');
      await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '99999');
      await user.keyboard('{Home}');
      await expect(canvas.getByRole('spinbutton')).toHaveValue('1');
    },
  },
  {
    keys: 'digits, also full-width',
    does: 'Are typed; the number is written out when the field is left.',
    run: async ({ canvas, user }) => {
      await user.clear(canvas.getByRole('spinbutton'));
      await user.keyboard('１２０００');
      await expect(changed).toHaveBeenLastCalledWith(12000);
      await user.tab();
      await expect(canvas.getByRole('spinbutton')).toHaveValue('12,000');
    },
  },
];

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  tags: ['stable'],
  args: { name: 'copies', label: 'Copies', value: null, onChange: changed, required: true },
  argTypes: { description: { control: 'text' }, prefix: { control: false } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={onChange}>
      {(current, setCurrent) => <NumberField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Show the unit as a suffix.', 'Set `step` only where one more or one less is a likely wish.'],
      dont: ['Use it for digits that are a name: a postal code, a phone number.'],
      accessibility: [
        'A native text input: a phone shows its number keys, a text that is no number is kept and explained.',
        'With `step` it is a spin button and tells its bounds.',
      ],
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={180}>
          <NumberField label="Year" name="a" onChange={nothing} placeholder="1879" value={null} />
        </SheetCell>
        <SheetCell label="year" width={180}>
          <NumberField label="Year" name="b" onChange={nothing} required value={1879} />
        </SheetCell>
        <SheetCell label="grouped, unit, focus" width={180}>
          <NumberField
            data-preview="focus"
            label="Weight"
            name="c"
            onChange={nothing}
            required
            suffix="g"
            value={12500.5}
          />
        </SheetCell>
        <SheetCell label="error" width={180}>
          <NumberField
            error="Year must be 1000 or more."
            label="Year"
            name="d"
            onChange={nothing}
            required
            value={79}
          />
        </SheetCell>
        <SheetCell label="disabled" width={180}>
          <NumberField disabled label="Year" name="e" onChange={nothing} value={1879} />
        </SheetCell>
        <SheetCell label="Japanese" width={180}>
          <NumberField label="制作年" name="f" onChange={nothing} suffix="年" value={1879} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <NumberField
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        suffix="kilogrammes"
        value={123456789012345}
      />
      <NumberField
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        prefix={longTitle}
        suffix={longTitle}
        value={12}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { args: { min: 1, max: 99999, step: 1, value: 1 }, play: playKeyboard(keyboard) };

/** Text that is not a number stays as typed, with a message on blur. */
export const NothingSwallowed: Story = {
  tags: ['!autodocs'],
  args: { label: 'Weight' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Weight');
    await userEvent.type(input, '1,2 kg');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toHaveValue('1,2 kg');
    await expect(input).toHaveAccessibleDescription(/72\.5/);
    await expect(changed).toHaveBeenLastCalledWith(null);
    await userEvent.clear(input);
    await userEvent.type(input, '72.70');
    await expect(input).toHaveValue('72.70');
    await userEvent.tab();
    await expect(input).toHaveValue('72.7');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/**
 * Without bounds Home and End move the caret; the arrow keys do not replace text that is not a number; Enter does not
 * reformat.
 */
export const Unbounded: Story = {
  tags: ['!autodocs'],
  args: { step: 0.5, label: 'Weight' },
  play: async ({ canvas }) => {
    const user = person();
    const input = canvas.getByRole<HTMLInputElement>('spinbutton');
    await user.click(input);
    await user.keyboard('12500.5');
    await user.keyboard('{Home}');
    await expect(input.selectionStart).toBe(0);
    await user.keyboard('{End}');
    await expect(input.selectionStart).toBe(7);
    await user.keyboard('{Enter}');
    await expect(input).toHaveValue('12500.5');
    await user.keyboard('{PageUp}');
    await expect(input).toHaveValue('12,505.5');
    await user.clear(input);
    await user.keyboard('about 5{ArrowUp}{End}');
    await expect(input).toHaveValue('about 5');
  },
};

/** Full-width digits are typed with an IME: its arrow keys choose a candidate and must not step. */
export const Composition: Story = {
  tags: ['!autodocs'],
  args: { step: 1 },
  play: playComposition(({ canvas }) => canvas.getByRole('spinbutton'), {
    text: { syllables: ['１', '１２'], chosen: '１２' },
    after: () => expect(changed).toHaveBeenLastCalledWith(12),
  }),
};
