import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import {
  type KeyboardRow,
  Narrow,
  playComposition,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { DimensionField, type Dimensions } from './index.ts';

const nothing = () => undefined;
const size: Dimensions = { width: 72.7, height: 53, depth: null, unit: 'cm' };

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to width, height, depth, and the unit.',
    run: async ({ canvas, user }) => {
      for (const name of ['Width', 'Height', 'Depth']) {
        await user.tab();
        await expect(canvas.getByLabelText(name)).toHaveFocus();
      }
      await user.tab();
      await expect(canvas.getByRole('radio', { name: 'cm' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow Right, Arrow Left',
    does: 'On the unit: convert; back again gives the same figures.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowRight}');
      await expect(canvas.getByLabelText('Width')).toHaveValue('28.62');
      await user.keyboard('{ArrowLeft}');
      await expect(canvas.getByLabelText('Width')).toHaveValue('72.7');
    },
  },
];

const meta = {
  title: 'Fields/DimensionField',
  component: DimensionField,
  tags: ['stable'],
  args: { name: 'dimensions', label: 'Size', value: size, onChange: nothing },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange: _, ...args }) => (
    <Stateful initial={value}>
      {(current, setCurrent) => <DimensionField {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Ask for the outer size, without the frame, and say so in the description.'],
      dont: ['Ask for the depth of flat works: it may stay empty.'],
      accessibility: ['A group with three named figures; the letters in the boxes are short for their names.'],
    },
  },
} satisfies Meta<typeof DimensionField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="states">
        <SheetCell label="empty" width={440}>
          <DimensionField
            description="Without the frame."
            label="Size"
            name="a"
            onChange={nothing}
            value={{ width: null, height: null, depth: null, unit: 'cm' }}
          />
        </SheetCell>
        <SheetCell label="filled" width={440}>
          <DimensionField label="Size" name="b" onChange={nothing} required value={size} />
        </SheetCell>
        <SheetCell label="error of the group" width={440}>
          <DimensionField error="Enter size." label="Size" name="c" onChange={nothing} required value={size} />
        </SheetCell>
        <SheetCell label="a figure that cannot be" width={440}>
          <DimensionField label="Size" name="d" onChange={nothing} required value={{ ...size, depth: -4 }} />
        </SheetCell>
        <SheetCell label="disabled" width={440}>
          <DimensionField disabled label="Size" name="e" onChange={nothing} value={size} />
        </SheetCell>
        <SheetCell label="phone" width={300}>
          <DimensionField label="サイズ" name="f" onChange={nothing} value={size} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const depth = canvas.getAllByLabelText(/Depth|奥行/)[3];
    if (depth) await userEvent.click(depth);
    await userEvent.tab();
    await expect(depth).toHaveAttribute('aria-invalid', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <DimensionField
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="a"
        onChange={nothing}
        value={{ width: 9999.99, height: 0.01, depth: 123456789.12, unit: 'in' }}
      />
      <DimensionField
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="b"
        onChange={nothing}
        value={{ width: null, height: null, depth: null, unit: 'cm' }}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Full-width digits come through an input method. */
export const Composition: Story = {
  tags: ['!autodocs'],
  args: { value: { width: null, height: null, depth: null, unit: 'cm' } },
  play: playComposition(({ canvas }) => canvas.getByLabelText('Width'), {
    text: { syllables: ['７', '７２'], chosen: '７２' },
  }),
};
