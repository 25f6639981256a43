import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import * as control from './control.css.ts';
import { FieldSet } from './FieldSet.tsx';
import { Field } from './index.ts';

const meta = {
  title: 'Fields/Field',
  component: Field,
  tags: ['stable'],
  args: {
    name: 'when',
    label: 'Finished on',
    children: (field) => (
      <div className={control.box}>
        <input {...field} className={control.input} type="date" />
      </div>
    ),
  },
  argTypes: { children: { control: false }, description: { control: 'text' } },
  parameters: {
    guidance: {
      do: ['Spread what it gives onto the control: it carries the name, the state and the ties to the words.'],
      dont: ['Use it on a screen. It is for making a new kind of field.'],
      accessibility: [
        'One control: a label. Several: FieldSet, which makes a fieldset with a legend.',
        'Errors come before the description in what is read.',
      ],
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="frames">
        <SheetCell label="optional" width={240}>
          <Field {...args} name="a" />
        </SheetCell>
        <SheetCell label="required, aside, note" width={240}>
          <Field {...args} aside="aside" name="b" note="A note under everything." required />
        </SheetCell>
        <SheetCell label="error, description" width={240}>
          <Field
            {...args}
            description="The day of the last stroke."
            error={['Enter finished on.', 'It cannot be tomorrow.']}
            name="c"
            required
          />
        </SheetCell>
        <SheetCell label="group" width={240}>
          <FieldSet {...args} description="A fieldset with a legend." name="d">
            {() => (
              <div className={control.box}>
                <span className={control.affix}>from</span>
                <input aria-label="From" className={control.input} name="from" />
                <input aria-label="To" className={control.input} name="to" />
                <span className={control.affix}>to</span>
              </div>
            )}
          </FieldSet>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <Field
        {...args}
        aside="Donaudampfschifffahrt"
        error="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        note="この作品を描き終えた日を入力してください。"
      />
      <Field {...args} description={longTitle} error={longTitle} label={longTitle} />
    </Narrow>
  ),
};
