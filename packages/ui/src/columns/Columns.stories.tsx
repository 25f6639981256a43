import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Card } from '../card/index.ts';
import { Section } from '../section/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Columns } from './index.ts';

const aside = (
  <Card>
    <Text>What it costs, and the button.</Text>
  </Card>
);
const content = (
  <Section title="On the label">
    <Text>Title, artist, year, medium, size.</Text>
  </Section>
);

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  tags: ['stable'],
  args: { children: content, aside },
  parameters: {
    guidance: {
      do: ['Put in the aside what belongs to the whole: a summary, a price, the button that ends it.'],
      dont: ['Put the next field of a form into the aside: reading order goes down the wide column first.'],
      accessibility: [
        'The order of the page is lead, aside, content; without a lead content, then aside; at every width.',
      ],
    },
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="beside each other where there is room">
        <SheetCell label="content and aside">
          <Columns aside={aside}>{content}</Columns>
        </SheetCell>
      </SheetRow>
      <SheetRow label="with a lead">
        <SheetCell label="lead, aside, content" width={960}>
          <Columns aside={aside} lead={<Card>The picture</Card>}>
            <Section title="About this work">
              <Text>Painted from the breakwater.</Text>
            </Section>
          </Columns>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Columns aside={<Text>{'Bildungsurlaubsbewilligungsverfahren'.repeat(3)}</Text>}>
        <Text>{'Bildungsurlaubsbewilligungsverfahren'.repeat(3)}</Text>
      </Columns>
      <Columns aside={<Text>{longTitle}</Text>}>
        <Text>{longTitle}</Text>
      </Columns>
      <Columns aside={null}>{null}</Columns>
    </Narrow>
  ),
};
