import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { NumberField } from '../number-field/index.ts';
import { type KeyboardRow, Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { FieldGroup, FieldGroupWide } from './index.ts';

const nothing = () => undefined;

const fields = (
  <>
    <TextField label="Postal code" name="postal" onChange={nothing} required value="604-8005" />
    <TextField label="Prefecture" name="prefecture" onChange={nothing} required value="Kyoto" />
    <TextField error="Enter city." label="City" name="city" onChange={nothing} required value="" />
    <FieldGroupWide>
      <TextArea label="Note to the courier" name="note" onChange={nothing} rows={2} value="Ring at the gate." />
    </FieldGroupWide>
    <NumberField label="Weight" name="weight" onChange={nothing} required suffix="kg" value={4.2} />
    <Switch label="Insured" name="insured" onChange={nothing} value />
  </>
);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves through the fields, row by row.',
    run: async ({ canvas, user }) => {
      for (const name of ['Postal code', 'Prefecture', 'City', 'Note to the courier', 'Weight']) {
        await user.tab();
        await expect(canvas.getByLabelText(name)).toHaveFocus();
      }
      await user.tab();
      await expect(canvas.getByRole('switch')).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  tags: ['stable'],
  args: {
    title: 'Pick-up',
    description: 'Where the courier collects the work.',
    columns: 2,
    children: fields,
  },
  argTypes: { children: { control: false }, description: { control: 'text' } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put side by side only what is answered together: a postal code and its prefecture.'],
      dont: ['Put a group in a group.', 'Choose columns to save height: one column is read fastest.'],
      accessibility: [
        'A fieldset named by its heading: the title is said on entering it and found among the headings.',
      ],
    },
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="three columns, wide">
        <SheetCell label="1100 px" width={1100}>
          <FieldGroup {...args} columns={3} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="most fields optional, all optional">
        <SheetCell label="most" width={540}>
          <FieldGroup {...args} columns={2} optional="most" />
        </SheetCell>
        <SheetCell label="all" width={300}>
          <FieldGroup description="Where you are paid." optional="all" title="Payouts">
            <TextField label="Account name" name="account" onChange={nothing} value="" />
            <TextField label="Bank" name="bank" onChange={nothing} value="" />
          </FieldGroup>
        </SheetCell>
      </SheetRow>
      <SheetRow label="two columns where they fit; three in 500 px; one">
        <SheetCell label="2, 540 px" width={540}>
          <FieldGroup {...args} columns={2} />
        </SheetCell>
        <SheetCell label="3, 500 px" width={500}>
          <FieldGroup {...args} columns={3} description={undefined} />
        </SheetCell>
        <SheetCell label="2, 300 px" width={300}>
          <FieldGroup {...args} columns={2} description="作品を集荷する場所です。" title="集荷先" />
        </SheetCell>
        <SheetCell label="1, 400 px" width={400}>
          <FieldGroup {...args} columns={1} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    description: '作品を集荷する場所を、番地と建物名まで入力してください。'.repeat(6),
    columns: 3,
  },
  render: (args) => (
    <Narrow>
      <FieldGroup {...args} />
      <FieldGroup {...args} description={longTitle} title={longTitle} />
    </Narrow>
  ),
};

/** If all fields are optional the group says so once; if most are, the required ones are marked. */
export const Optional: Story = {
  tags: ['!autodocs'],
  args: { optional: 'most' },
  render: (args) => (
    <>
      <FieldGroup {...args} />
      <FieldGroup optional="all" title="Payouts">
        <TextField label="Bank" name="bank" onChange={nothing} value="" />
      </FieldGroup>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('optional')).toBeNull();
    await expect(canvas.getAllByText('required')).toHaveLength(4);
    await expect(canvas.getByRole('group', { name: 'Payouts' })).toHaveAccessibleDescription('all optional');
  },
};

/** The group is labelled by its title and has its description. */
export const Named: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Pick-up' });
    await expect(group).toHaveAccessibleDescription('Where the courier collects the work.');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Pick-up' })).toBeVisible();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
