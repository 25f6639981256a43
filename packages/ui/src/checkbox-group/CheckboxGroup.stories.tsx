import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Form, useForm } from '../form/index.ts';
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
import { CheckboxGroup, type CheckboxOption } from './index.ts';

const nothing = () => undefined;
const changed = fn();

type Medium = 'oil' | 'ink' | 'print' | 'photo';
const options: CheckboxOption<Medium>[] = [
  { value: 'oil', label: 'Oil' },
  { value: 'ink', label: 'Ink' },
  { value: 'print', label: 'Print' },
  { value: 'photo', label: 'Photograph' },
];
const explained: CheckboxOption<Medium>[] = [
  { value: 'oil', label: 'Oil', description: 'Needs a week to dry before it ships.' },
  { value: 'ink', label: 'Ink', description: 'On paper, framed or rolled.' },
  { value: 'print', label: 'Print', disabled: true },
];

const boxes = ({ canvas }: KeyboardContext) => canvas.getAllByRole('checkbox').slice(1);
const whole = ({ canvas }: KeyboardContext) => canvas.getByRole('checkbox', { name: 'All media' });
const ticked = (context: KeyboardContext) =>
  boxes(context).map((box: HTMLElement) => (box as HTMLInputElement).checked);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the box for all of them, then through the others.',
    run: async (context) => {
      await context.user.tab();
      await expect(whole(context)).toHaveFocus();
      await expect(whole(context)).not.toBeChecked();
      for (const box of boxes(context)) {
        await context.user.tab();
        await expect(box).toHaveFocus();
      }
    },
  },
  {
    keys: 'Space',
    does: 'Ticks a box. Some ticked: the box for all of them shows a dash.',
    run: async (context) => {
      await context.user.keyboard(' ');
      await expect(ticked(context)).toEqual([false, false, false, true]);
      await expect(whole(context)).toBePartiallyChecked();
    },
  },
  {
    keys: 'Space on the box for all of them',
    does: 'Ticks all, then none, then the same some again.',
    run: async (context) => {
      for (const _ of options) await context.user.tab({ shift: true });
      await expect(whole(context)).toHaveFocus();
      await context.user.keyboard(' ');
      await expect(ticked(context)).toEqual([true, true, true, true]);
      await expect(whole(context)).toBeChecked();
      await expect(whole(context)).not.toBePartiallyChecked();
      await context.user.keyboard(' ');
      await expect(ticked(context)).toEqual([false, false, false, false]);
      await expect(whole(context)).not.toBeChecked();
      await context.user.keyboard(' ');
      await expect(ticked(context)).toEqual([false, false, false, true]);
      await expect(whole(context)).toBePartiallyChecked();
    },
  },
  {
    keys: 'Space on each, then on the box for all of them',
    does: 'All of them ticked one by one: only none and all are left.',
    run: async (context) => {
      for (const box of boxes(context).slice(0, 3)) {
        await context.user.tab();
        await context.user.keyboard(' ');
        await expect(box).toBeChecked();
      }
      for (const _ of [1, 2, 3]) await context.user.tab({ shift: true });
      await expect(whole(context)).toHaveFocus();
      await context.user.keyboard(' ');
      await expect(ticked(context)).toEqual([false, false, false, false]);
      await context.user.keyboard(' ');
      await expect(ticked(context)).toEqual([true, true, true, true]);
    },
  },
];

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup<Medium>,
  tags: ['stable'],
  args: { name: 'media', label: 'Media', options, value: [], onChange: changed, required: true },
  argTypes: { description: { control: 'text' } },
  render: ({ value, onChange, ...args }) => (
    <Stateful initial={value} onChange={(next) => onChange(next as Medium[])}>
      {(current, setCurrent) => <CheckboxGroup {...args} onChange={setCurrent} value={current} />}
    </Stateful>
  ),
  parameters: {
    keyboard,
    guidance: {
      do: ['Say in `allLabel` what all of them are: "All countries".', 'Keep the order of the options fixed.'],
      dont: ['Disable what is one too many: which one should go is the person’s to say.'],
      accessibility: [
        'A group named by its legend; the bounds are said before anything is wrong.',
        'The box for all of them says "mixed" and names what it controls.',
      ],
    },
  },
} satisfies Meta<typeof CheckboxGroup<Medium>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { allLabel: 'All media', max: 3 } };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="plain">
        <SheetCell label="none, bounds" width={220}>
          <CheckboxGroup
            label="Media"
            max={3}
            min={2}
            name="a"
            onChange={nothing}
            options={options}
            required
            value={[]}
          />
        </SheetCell>
        <SheetCell label="descriptions, one disabled" width={300}>
          <CheckboxGroup label="Media" name="b" onChange={nothing} options={explained} value={['oil', 'print']} />
        </SheetCell>
        <SheetCell label="too many" width={260}>
          <CheckboxGroup
            description="Buyers filter by it."
            label="Media"
            max={2}
            name="c"
            onChange={nothing}
            options={options}
            required
            value={['oil', 'ink', 'photo']}
          />
        </SheetCell>
        <SheetCell label="disabled" width={220}>
          <CheckboxGroup disabled label="Media" name="d" onChange={nothing} options={options} value={['ink']} />
        </SheetCell>
        <SheetCell label="the first: hover, the third: focus" width={220}>
          <Preview focus="label:nth-of-type(3) input" hover="label:first-of-type input">
            <CheckboxGroup label="Media" name="g" onChange={nothing} options={options} required value={['ink']} />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="a box for all of them: none, some, all, Japanese">
        {Object.entries({ none: [], some: ['ink'], all: ['oil', 'ink', 'print', 'photo'] } as Record<
          string,
          Medium[]
        >).map(([label, value]) => (
          <SheetCell key={label} label={label} width={220}>
            <CheckboxGroup
              allLabel="All media"
              label="Media"
              name={`all${value.length}`}
              onChange={nothing}
              options={options}
              required
              value={value}
            />
          </SheetCell>
        ))}
        <SheetCell label="Japanese, error" width={260}>
          <CheckboxGroup
            allLabel="すべての技法"
            error="技法を選んでください。"
            label="技法"
            name="ja"
            onChange={nothing}
            options={[
              { value: 'oil', label: '油彩', description: '発送前に1週間の乾燥が必要です。' },
              { value: 'ink', label: '墨' },
            ]}
            required
            value={[]}
          />
        </SheetCell>
      </SheetRow>
      <SheetRow label="row; columns">
        <SheetCell label="row" width={480}>
          <CheckboxGroup label="Media" layout="row" name="e" onChange={nothing} options={options} value={['oil']} />
        </SheetCell>
        <SheetCell label="columns" width={480}>
          <CheckboxGroup label="Media" layout="columns" name="f" onChange={nothing} options={options} value={['ink']} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <CheckboxGroup
        allLabel="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        max={1}
        name="a"
        onChange={nothing}
        options={[
          {
            value: 'a',
            label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            description: '国際配送に同意すると、海外の購入者からの注文を受け付けます。'.repeat(4),
          },
          { value: 'b', label: 'b' },
        ]}
        value={['a', 'b', 'gone']}
      />
      <CheckboxGroup
        allLabel={longTitle}
        description={longTitle}
        error={longTitle}
        label={longTitle}
        layout="columns"
        name="c"
        onChange={nothing}
        options={[{ value: 'a', label: longTitle, description: longTitle }]}
        value={[]}
      />
      <CheckboxGroup allLabel="All" label="Nothing to choose" name="b" onChange={nothing} options={[]} value={[]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { args: { allLabel: 'All media' }, play: playKeyboard(keyboard) };

/** Disabled options keep their state when all or none are selected. */
export const Fixed: Story = {
  tags: ['!autodocs'],
  args: { allLabel: 'All media', options: explained, value: ['print'] },
  play: async ({ canvas }) => {
    const user = person();
    const all = canvas.getByRole('checkbox', { name: 'All media' });
    await expect(all.getAttribute('aria-controls')?.split(' ')).toHaveLength(3);
    await user.click(all);
    await expect(changed).toHaveBeenLastCalledWith(['oil', 'ink', 'print']);
    await user.click(all);
    await expect(changed).toHaveBeenLastCalledWith(['print']);
    await expect(canvas.getByRole('checkbox', { name: 'Oil' })).toHaveAccessibleDescription(/a week to dry/);
  },
};

const saved = fn();

function MediaForm() {
  const form = useForm<{ media: Medium[] }>({
    initial: { media: [] },
    constraints: { media: { type: 'array', required: true, minItems: 2, maxItems: 3 } },
  });
  return (
    <Form aria-label="Media" form={form} onSubmit={saved}>
      <CheckboxGroup label="Media" options={options} {...form.field('media')} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** In a form the bounds come from the contract, and the focus goes to the first box. */
export const InForm: Story = {
  tags: ['!autodocs'],
  render: () => <MediaForm />,
  play: async ({ canvas }) => {
    saved.mockClear();
    const user = person();
    await expect(canvas.getByText('Choose 2 to 3.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('checkbox', { name: 'Oil' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Media' })).toHaveAccessibleDescription(/at least 2; there are 0/);
    for (const name of ['Oil', 'Ink', 'Print', 'Photograph']) await user.click(canvas.getByRole('checkbox', { name }));
    await expect(canvas.getByText('Choose up to 3. You’ve chosen 4.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(saved).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('checkbox', { name: 'Ink' }));
    await user.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(saved).toHaveBeenCalledWith({ media: ['oil', 'print', 'photo'] });
  },
};

/**
 * Values come from the server: even with spaces in them, labels and descriptions are associated correctly. The first
 * may be disabled.
 */
export const OddValues: Story = {
  tags: ['!autodocs'],
  render: () => (
    <CheckboxGroup<string>
      label="Media"
      max={1}
      name="media"
      onChange={() => undefined}
      options={[
        { value: 'a b', label: 'Photograph', disabled: true },
        { value: 'oil on canvas', label: 'Oil', description: 'On canvas or linen.' },
        { value: 'ink "sumi"', label: 'Ink' },
      ]}
      value={['oil on canvas', 'ink "sumi"']}
    />
  ),
  play: async ({ canvas }) => {
    const oil = canvas.getByRole('checkbox', { name: 'Oil' }) as HTMLInputElement;
    await expect(oil).toHaveAccessibleDescription('On canvas or linen.');
    await expect(oil.validity.customError).toBe(true);
  },
};
