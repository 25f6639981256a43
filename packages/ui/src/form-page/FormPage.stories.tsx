import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { FieldGroupWide } from '../field-group/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { type KeyboardRow, Preview, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { SwitchFields } from '../switch-fields/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormPage, FormSection } from './index.ts';

const nothing = () => undefined;

const sections = [
  { id: 'card', label: 'Payment by card' },
  { id: 'address', label: 'Address' },
  { id: 'payouts', label: 'Payouts' },
];

function Settings({ name = '' }: { name?: string }) {
  const of = (id: string) => `${name}${id}`;
  return (
    <FormPage sections={sections.map(({ id, label }) => ({ id: of(id), label }))}>
      <FormSection
        description="Buyers pay by card, straight into your account."
        footer={<SaveBar changes={1} dirty inFlow onDiscard={nothing} onSave={nothing} />}
        id={of('card')}
        title="Payment by card"
      >
        <SwitchFields label="Accept card payments" name={of('on')} onChange={nothing} value>
          <TextField label="Publishable key" name={of('key')} onChange={nothing} required value="pk_live_51Nx" />
        </SwitchFields>
      </FormSection>
      <FormSection columns={2} id={of('address')} optional="most" title="Address">
        <FieldGroupWide>
          <TextField label="Address line 1" name={of('line1')} onChange={nothing} required value="2-5 Kubo" />
        </FieldGroupWide>
        <TextField label="State" name={of('state')} onChange={nothing} value="Hiroshima" />
        <TextField label="Postal code" name={of('postal')} onChange={nothing} required value="722-0045" />
      </FormSection>
      <FormSection columns={2} id={of('payouts')} optional="all" title="Payouts">
        <TextField label="Account name" name={of('name')} onChange={nothing} value="" />
        <TextField label="Bank" name={of('bank')} onChange={nothing} value="" />
      </FormSection>
    </FormPage>
  );
}

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Goes through the index, then through the sections.',
    run: async ({ canvas, user }) => {
      for (const { label } of sections) {
        await user.tab();
        await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
      }
      await user.tab();
      await expect(canvas.getByRole('switch')).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'On a line of the index, leads to its section; Tab goes on there.',
    run: async ({ canvas, user }) => {
      canvas.getByRole('link', { name: 'Payouts' }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('group', { name: 'Payouts' })).toBeVisible());
      await user.tab();
      await expect(canvas.getByLabelText('Account name')).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Layout/FormPage',
  component: FormPage,
  subcomponents: { FormSection },
  tags: ['stable'],
  args: { sections, children: null },
  argTypes: { children: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Order the sections by how often they are changed.',
        'Say once beside the title of a section that all its fields are optional.',
      ],
      dont: ['Give it an index for two sections.', 'Put a card into a section.'],
      accessibility: [
        'The index is a landmark of its own, and says which section one is in.',
        'A section is a group of fields, named by its title.',
      ],
    },
  },
  render: () => <Settings />,
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  // The matrix shows two pages, so landmarks are not unique as on a real page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Sheet>
      <SheetRow label="index beside the sections; pointed at, focused">
        <SheetCell label="" width={1060}>
          <Preview focus="li:nth-child(3) a" hover="li:nth-child(2) a">
            <Settings />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="above them where there is no room; without an index">
        <SheetCell label="" width={360}>
          <Settings name="narrow-" />
        </SheetCell>
        <SheetCell label="" width={660}>
          <FormPage>
            <FormSection description="Slack’s own address." id="one" title="Channel">
              <TextField label="Webhook URL" name="url" onChange={nothing} required value="" />
            </FormSection>
          </FormPage>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <FormPage
        sections={[
          { id: 'long', label: longTitle },
          { id: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
        ]}
      >
        <FormSection description={longTitle} id="long" notice={longTitle} optional="all" title={longTitle}>
          {null}
        </FormSection>
        <FormSection id="word" title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk">
          <TextField label={longTitle} name="field" onChange={nothing} value="" />
        </FormSection>
      </FormPage>
    </div>
  ),
};

/** The index follows the scroll position. */
export const Current: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Settings />
      <div style={{ height: 1200 }} />
    </>
  ),
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const currentOf = () => index.getAllByRole('link').find((link) => link.ariaCurrent === 'location')?.textContent;
    await waitFor(() => expect(currentOf()).toBe('Payment by card'));
    await person().click(index.getByRole('link', { name: 'Payouts' }));
    await waitFor(() => expect(currentOf()).toBe('Payouts'));
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(currentOf()).toBe('Payment by card'));
  },
};
