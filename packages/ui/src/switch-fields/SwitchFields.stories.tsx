import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { FieldGroup } from '../field-group/index.ts';
import { Form, useForm } from '../form/index.ts';
import {
  type KeyboardRow,
  Narrow,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
  Stateful,
} from '../storybook/index.ts';
import { TextField } from '../text-field/index.ts';
import { SwitchFields } from './index.ts';

const nothing = () => undefined;

const fields = (
  <>
    <TextField label="Publishable key" name="key" onChange={nothing} required value="pk_live_51Nx" />
    <TextField label="Statement name" name="statement" onChange={nothing} value="" />
  </>
);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Space',
    does: 'Turns the switch, which shows or hides its fields.',
    run: async ({ canvas, user }) => {
      const box = canvas.getByRole('switch');
      box.focus();
      await user.keyboard(' ');
      await expect(box).toBeChecked();
      await expect(canvas.getByLabelText('Publishable key')).toBeVisible();
    },
  },
  {
    keys: 'Tab',
    does: 'Goes on into the fields, past them while the switch is off.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Publishable key')).toHaveFocus();
      await user.keyboard('{Shift>}{Tab}{/Shift} ');
      await user.tab();
      await expect(canvas.getByLabelText('Publishable key')).not.toHaveFocus();
    },
  },
];

const meta = {
  title: 'Forms/SwitchFields',
  component: SwitchFields,
  tags: ['stable'],
  args: { label: 'Accept card payments', name: 'card', value: false, onChange: nothing, children: fields },
  argTypes: { children: { control: false }, description: { control: 'text' } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put it in the FieldGroup of the section that the switch is about.'],
      dont: ['Hide fields behind it that are used while it is off.', 'Empty the fields when it is turned off.'],
      accessibility: [
        'The fields follow the switch that controls them; while hidden nobody comes upon them.',
        'An error in a hidden field shows it and takes the focus there.',
      ],
    },
  },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, onChange) => <SwitchFields {...args} onChange={onChange} value={value} />}
    </Stateful>
  ),
} satisfies Meta<typeof SwitchFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="off, on, disabled; in a group of two columns; in Japanese">
        <SheetCell label="off" width={260}>
          <SwitchFields label="Accept card payments" name="off" onChange={nothing} value={false}>
            {fields}
          </SwitchFields>
        </SheetCell>
        <SheetCell label="on" width={260}>
          <SwitchFields label="Accept card payments" name="on" onChange={nothing} value>
            {fields}
          </SwitchFields>
        </SheetCell>
        <SheetCell label="disabled" width={260}>
          <SwitchFields
            description="Published until 4 Jan 2027."
            disabled
            label="For sale"
            name="disabled"
            onChange={nothing}
            value
          >
            <TextField label="Price" name="price" onChange={nothing} required value="$1,450.00" />
          </SwitchFields>
        </SheetCell>
        <SheetCell label="two columns" width={560}>
          <FieldGroup columns={2} optional="most" title="Payment by card">
            <SwitchFields columns={2} label="Accept card payments" name="two" onChange={nothing} value>
              {fields}
            </SwitchFields>
          </FieldGroup>
        </SheetCell>
        <SheetCell label="ja" width={260}>
          <SwitchFields label="カード決済を受け付ける" name="ja" onChange={nothing} value>
            <TextField label="公開可能キー" name="ja-key" onChange={nothing} required value="" />
          </SwitchFields>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <SwitchFields description={longTitle} label={longTitle} name="long" onChange={nothing} value>
        <TextField label={longTitle} name="long-field" onChange={nothing} value={longTitle} />
      </SwitchFields>
      <SwitchFields
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        name="word"
        onChange={nothing}
        value={false}
      >
        {null}
      </SwitchFields>
    </Narrow>
  ),
};

function Gateway() {
  const form = useForm({ initial: { on: true, key: '' } });
  const [sent, setSent] = useState(0);
  return (
    <Form form={form} onSubmit={() => setSent(sent + 1)}>
      <SwitchFields label="Accept card payments" name="on" onChange={(on) => form.set('on', on)} value={form.values.on}>
        <TextField label="Publishable key" {...form.field('key')} />
      </SwitchFields>
      <Button onClick={() => form.setErrors({ key: ['Check the key.'] })}>Refuse</Button>
    </Form>
  );
}

/** Input is kept when the switch is turned off and on again; errors are shown even while it is off. */
export const Kept: Story = {
  tags: ['!autodocs'],
  render: () => <Gateway />,
  play: async ({ canvas }) => {
    const user = person();
    const key = canvas.getByLabelText(/Publishable key/);
    const on = canvas.getByRole('switch');
    await user.type(key, 'pk_live');
    await user.click(on);
    await expect(key).not.toBeVisible();
    await user.click(on);
    await expect(key).toBeVisible();
    await expect(key).toHaveValue('pk_live');
    await user.click(on);
    await user.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(key).toHaveFocus());
    await expect(canvas.getByText('Check the key.')).toBeVisible();
    await expect(on).not.toBeChecked();
  },
};
