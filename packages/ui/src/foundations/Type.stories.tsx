import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { ArtTitle, Heading, Text } from '../text/index.ts';

const meta = {
  title: 'Foundations/Type',
  tags: ['stable'],
  parameters: {
    guidance: {
      do: [
        'Set names of works in the serif’s italic (ArtTitle), everything else that is read in the sans.',
        'Set amounts in tabular figures, so that they line up.',
        'Write in sentence case.',
      ],
      dont: ['Slant Japanese: Japanese titles stand upright in Shippori Mincho.', 'Set a paragraph in the serif.'],
      accessibility: [
        'Sizes are in rem: they follow the person’s text size; pages hold at 200 %.',
        'Headings have a level of their own: how large one is drawn is another question.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const english = 'The painter’s hand, in four colours';
const japanese = '朱い陽、引き潮のころ';

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow align="baseline" label="names of works: title 34/40 (27/36 on a phone), section 22/28, card 17/24">
        <ArtTitle size="title">Red Sun, Low Tide</ArtTitle>
        <ArtTitle size="section">Red Sun, Low Tide</ArtTitle>
        <ArtTitle>Red Sun, Low Tide</ArtTitle>
        <ArtTitle size="title">{japanese}</ArtTitle>
        <ArtTitle size="section">{japanese}</ArtTitle>
      </SheetRow>
      <SheetRow align="baseline" label="headings: section 22/28, card 17/24, label 13/18">
        <Heading level={2}>{english}</Heading>
        <Heading level={3}>{english}</Heading>
        <Heading level={4}>{english}</Heading>
        <Heading level={2}>{japanese}</Heading>
      </SheetRow>
      <SheetRow align="baseline" label="text 14/20, strong, small 12.5/18, label 13/18">
        <Text>{english}</Text>
        <Text strong>{english}</Text>
        <Text size="small">{english}</Text>
        <Text size="label">{english}</Text>
        <Text>{japanese}</Text>
        <Text size="small">{japanese}</Text>
      </SheetRow>
      <SheetRow label="figures">
        <SheetCell label="tabular, in columns" width={160}>
          <Text tabular>$11,111.10</Text>
          <Text tabular>$98,765.40</Text>
          <Text tabular>¥1,250,000</Text>
        </SheetCell>
        <SheetCell label="in a sentence" width={240}>
          <Text>Sold for $1,234.50 on 5 Apr 2026</Text>
          <Text>2026年4月5日に185,000円で販売</Text>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};
