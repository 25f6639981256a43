import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
import { RadioGroup, type RadioOption } from './index.ts';

const nothing = () => undefined;
const changed = fn();

type Delivery = 'courier' | 'pick-up' | 'own' | 'none';
const options: RadioOption<Delivery>[] = [
  { value: 'courier', label: 'Courier' },
  { value: 'pick-up', label: 'Pick-up at the studio' },
  { value: 'own', label: 'Own van' },
];
const explained: RadioOption<Delivery>[] = [
  { value: 'courier', label: 'Courier', description: 'Insured, two to five days. The buyer pays.' },
  { value: 'pick-up', label: 'Pick-up at the studio', description: 'The buyer comes by appointment.' },
  { value: 'own', label: 'Own van', description: 'You bring and hang the work.', disabled: true },
];
const japanese: RadioOption<Delivery>[] = [
  { value: 'courier', label: '宅配便', description: '保険付き、2～5日。送料は購入者の負担です。' },
  { value: 'pick-up', label: 'アトリエで受け取り', description: '購入者が予約のうえ受け取りに来ます。' },
];

const radios = ({ canvas }: KeyboardContext) => canvas.getAllByRole('radio') as HTMLInputElement[];
const chosen = async (context: KeyboardContext, index: number) => {
  await expect(radios(context)[index]).toHaveFocus();
  await expect(radios(context).map((radio) => radio.checked)).toEqual(options.map((_, at) => at === index));
};

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the first one while none is chosen, to the chosen one later; the next Tab leaves the group.',
    run: async (context) => {
      await context.user.tab();
      await expect(radios(context)[0]).toHaveFocus();
      await expect(radios(context).filter((radio) => radio.checked)).toEqual([]);
    },
  },
  {
    keys: 'Space',
    does: 'Chooses the one that has the focus.',
    run: async (context) => {
      await context.user.keyboard(' ');
      await chosen(context, 0);
    },
  },
  {
    keys: 'Arrow Right, Arrow Down',
    does: 'Chooses the next one; after the last the first.',
    run: async (context) => {
      for (const key of ['ArrowRight', 'ArrowDown']) {
        for (const index of [1, 2, 0]) {
          await context.user.keyboard(`{${key}}`);
          await chosen(context, index);
        }
      }
    },
  },
  {
    keys: 'Arrow Left, Arrow Up',
    does: 'Chooses the one before; before the first the last.',
    run: async (context) => {
      for (const key of ['ArrowLeft', 'ArrowUp']) {
        for (const index of [2, 1, 0]) {
          await context.user.keyboard(`{${key}}`);
          await chosen(context, index);
        }
      }
    },
  },
  {
    keys: 'Tab, Shift + Tab',
    does: 'Leave the group, and come back to the chosen one.',
    run: async (context) => {
      await context.user.keyboard('{ArrowRight}');
      await context.user.tab();
      await expect(context.canvas.getByRole('button', { name: 'After' })).toHaveFocus();
      await context.user.tab({ shift: true });
      await chosen(context, 1);
    },
  },
];

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup<Delivery>,
  tags: ['stable'],
  args: { name: 'delivery', label: 'Delivery', options, value: '', onChange: changed, required: true },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => onChange(next as Delivery)}>
      {(current, setCurrent) => <RadioGroup {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Put the usual answer first.', 'Use cards where each choice has consequences to weigh.'],
      dont: [
        'Choose one in advance where the person must have thought about it.',
        'Offer "none" by leaving all empty.',
      ],
      accessibility: [
        'A radio group named by its legend; each choice is described by its own sentence.',
        'Native radio buttons: arrow keys choose at once, so choosing must not lead away.',
      ],
    },
  },
} satisfies Meta<typeof RadioGroup<Delivery>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { options: explained, layout: 'cards' } };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="plain">
        <SheetCell label="none chosen" width={220}>
          <RadioGroup label="Delivery" name="a" onChange={nothing} options={options} required value="" />
        </SheetCell>
        <SheetCell label="chosen, descriptions, one disabled" width={320}>
          <RadioGroup label="Delivery" name="b" onChange={nothing} options={explained} required value="pick-up" />
        </SheetCell>
        <SheetCell label="error, description" width={260}>
          <RadioGroup
            description="Buyers see it beside the price."
            error="Choose delivery."
            label="Delivery"
            name="c"
            onChange={nothing}
            options={options}
            required
            value=""
          />
        </SheetCell>
        <SheetCell label="disabled" width={220}>
          <RadioGroup disabled label="Delivery" name="d" onChange={nothing} options={options} value="courier" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="row; read only">
        <SheetCell label="row, optional" width={480}>
          <RadioGroup label="Delivery" layout="row" name="e" onChange={nothing} options={options} value="own" />
        </SheetCell>
        <SheetCell label="read only" width={480}>
          <RadioGroup
            label="Delivery"
            layout="row"
            name="f"
            onChange={nothing}
            options={options}
            readOnly
            value="courier"
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="cards">
        <SheetCell label="chosen, disabled" width={780}>
          <RadioGroup
            label="Delivery"
            layout="cards"
            name="g"
            onChange={nothing}
            options={explained}
            required
            value="courier"
          />
        </SheetCell>
        <SheetCell label="error, Japanese, a phone" width={288}>
          <RadioGroup
            error="配送方法を選んでください。"
            label="配送方法"
            layout="cards"
            name="h"
            onChange={nothing}
            options={japanese}
            required
            value=""
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="hover, focus: plain, cards">
        {(['column', 'cards'] as const).map((layout) => (
          <SheetCell key={layout} label={layout} width={layout === 'cards' ? 780 : 320}>
            <Preview focus="[value=courier]" hover="[value=own]">
              <RadioGroup
                label={`Delivery, ${layout}`}
                layout={layout}
                name={`preview-${layout}`}
                onChange={nothing}
                options={options}
                required
                value=""
              />
            </Preview>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      {(['column', 'row', 'cards'] as const).map((layout) => (
        <RadioGroup
          error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
          key={layout}
          label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
          layout={layout}
          name={layout}
          onChange={nothing}
          options={[
            {
              value: 'a',
              label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
              description: '国際配送に同意すると、海外の購入者からの注文を受け付けます。'.repeat(4),
            },
            { value: 'b', label: longTitle, description: longTitle },
          ]}
          value="a"
        />
      ))}
      <RadioGroup
        description={longTitle}
        error={longTitle}
        label={longTitle}
        name="title"
        onChange={nothing}
        options={[]}
        value=""
      />
      <RadioGroup label="Nothing to choose" name="none" onChange={nothing} options={[]} value="" />
    </Narrow>
  ),
};

export const Keyboard: Story = {
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => onChange(next as Delivery)}>
      {(current, setCurrent) => (
        <>
          <RadioGroup {...args} onChange={setCurrent} value={current} />
          <button type="button">After</button>
        </>
      )}
    </Stateful>
  ),
  play: playKeyboard(keyboard),
};

/** Role, name and description; pressing anywhere on a card chooses it; read only keeps the choice. */
export const Semantics: Story = {
  tags: ['!autodocs'],
  args: { options: explained, layout: 'cards', value: 'courier', description: 'Buyers see it.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Delivery' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toHaveAccessibleDescription('Buyers see it.');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    const pickUp = canvas.getByRole('radio', { name: 'Pick-up at the studio' });
    await expect(pickUp).toHaveAccessibleDescription('The buyer comes by appointment.');
    await person().click(canvas.getByText('The buyer comes by appointment.'));
    await expect(pickUp).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Courier' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Own van' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  tags: ['!autodocs'],
  args: { readOnly: true, value: 'courier' },
  play: async ({ canvas }) => {
    changed.mockClear();
    const user = person();
    await user.click(canvas.getByText('Own van'));
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Courier' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await expect(changed).not.toHaveBeenCalled();
  },
};

/** Values come from the server: ids must work even if the values contain spaces. */
export const OddValues: Story = {
  tags: ['!autodocs'],
  render: () => (
    <RadioGroup<string>
      label="Delivery"
      name="delivery"
      onChange={() => undefined}
      options={[
        { value: 'by ship', label: 'By ship', description: 'Six weeks.' },
        { value: 'by air', label: 'By air' },
      ]}
      value=""
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'By ship' })).toHaveAccessibleDescription('Six weeks.');
  },
};
