import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { DateTime } from '../date-time/index.ts';
import { Money } from '../money/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { type DescriptionItem, DescriptionList } from './index.ts';

const facts: DescriptionItem[] = [
  { term: 'Artist', description: 'Edith Villiers, 2019' },
  { term: 'Medium', description: 'Oil on canvas, 42 × 60 cm, framed' },
  { term: 'Price', description: <Money amount="2400" currency="USD" /> },
  { term: 'Added', description: <DateTime value="2026-03-18T09:42:00Z" /> },
  { term: 'Ship to', description: 'Nakagyō-ku\nKyoto 604-8005' },
];

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  tags: ['stable'],
  args: { items: facts },
  argTypes: { items: { control: false } },
  parameters: {
    guidance: {
      do: ['Leave out what is not known, or say in words that it is missing.'],
      dont: ['Put fields in it: a form has labels of its own.'],
      accessibility: ['A native description list: each fact is read with its name.'],
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const japanese: DescriptionItem[] = [
  { term: '作家', description: '葛飾 応為' },
  { term: '技法', description: '油彩・カンヴァス、42 × 60 cm、額装' },
];

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="beside, in a card on the smallest phone, stacked, Japanese">
        <SheetCell label="480 px" width={480}>
          <DescriptionList items={facts} />
        </SheetCell>
        <SheetCell label="256 px" width={256}>
          <DescriptionList items={facts} />
        </SheetCell>
        <SheetCell label="200 px" width={200}>
          <DescriptionList items={facts} />
        </SheetCell>
        <SheetCell label="Japanese" width={400}>
          <DescriptionList items={japanese} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <>
      <Narrow>
        <DescriptionList
          items={[
            { term: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', description: longTitle },
            { term: '寸法', description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
          ]}
        />
        <DescriptionList items={[]} />
      </Narrow>
      <DescriptionList items={[{ term: 'Donaudampfschifffahrtselektrizität', description: longTitle }]} />
    </>
  ),
};
