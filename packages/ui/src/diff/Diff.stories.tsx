import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { fields, japanese } from './fixtures.ts';
import { Diff } from './index.ts';

const meta = {
  title: 'Data/Diff',
  component: Diff,
  tags: ['stable'],
  args: { fields },
  argTypes: { fields: { control: false } },
  parameters: {
    guidance: {
      do: ['Call the fields as the form calls them, in its order.', 'Format numbers and days as everywhere else.'],
      dont: ['Show what nobody entered: times of saving, internal numbers.'],
      accessibility: [
        'Native `del` and `ins`, said as "removed" and "added": browsers do not say them by themselves.',
        'Struck through and underlined, not told by colour alone; the same in print.',
      ],
    },
  },
} satisfies Meta<typeof Diff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="all kinds, what is alike named; Japanese; narrow; nothing changed">
        <SheetCell label="all kinds" width={640}>
          <Diff fields={fields} nameUnchanged />
        </SheetCell>
        <SheetCell label="Japanese" width={440}>
          <Diff fields={japanese} />
        </SheetCell>
        <SheetCell label="narrow" width={300}>
          <Diff fields={fields.slice(1, 5)} />
        </SheetCell>
        <SheetCell label="nothing changed" width={300}>
          <Diff fields={fields.slice(6)} />
        </SheetCell>
        <SheetCell label="emptied" width={300}>
          <Diff fields={[{ kind: 'text', id: 'a', label: 'Description', before: 'It was sold.', after: '' }]} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Diff
        fields={[
          {
            kind: 'text',
            id: 'a',
            label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            before: longTitle,
            after: longTitle.replace('Harbour', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'),
          },
          { kind: 'text', id: 'b', label: '説明', before: '時計\n'.repeat(4), after: '置時計\n'.repeat(4) },
          { kind: 'list', id: 'c', label: 'Twice', before: ['Oil', 'Oil'], after: ['Oil'] },
        ]}
        nameUnchanged
      />
      <Diff fields={[]} />
    </Narrow>
  ),
};

/** Screen readers hear for each part whether it was removed or added; unchanged text is omitted. */
export const Read: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const title = canvas.getByText('Title').closest('div') as HTMLElement;
    await expect(within(title).getByRole('insertion')).toHaveTextContent(/^added: Evening$/);
    const price = canvas.getByText('Price').closest('div') as HTMLElement;
    await expect(price).toHaveTextContent('PriceBefore: $2,400.00Now: $2,650.00');
    await expect(canvas.queryByText('Year')).not.toBeInTheDocument();
    await expect(canvas.getByText('Rent a month').closest('div')).toHaveTextContent('Before: emptyNow: $120.00');
  },
};
