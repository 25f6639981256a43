import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Section } from './index.ts';

const meta = {
  title: 'Layout/Section',
  component: Section,
  tags: ['stable'],
  args: {
    title: 'What has happened',
    description: 'The newest first.',
    children: <Text>Haruka asked to buy this work</Text>,
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    guidance: {
      do: ['Title every part of a page that is longer than a screen.'],
      dont: ['Skip a level: a level 3 stands inside a level 2.'],
      accessibility: ['It is a region named by its heading.'],
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="level 2 with description and actions; level 2 alone; level 3">
        <SheetCell label="" width={480}>
          <div style={{ width: '100%' }}>
            <Section {...args} actions={<Button size="small">View all</Button>} />
          </div>
        </SheetCell>
        <SheetCell label="" width={240}>
          <Section title="Money">
            <Text>$6,480.00</Text>
          </Section>
        </SheetCell>
        <SheetCell label="" width={240}>
          <Section level={3} title="Delivery">
            <Text>Kyoto</Text>
          </Section>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Section
        actions={<Button size="small">すべて表示</Button>}
        description="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        title="この作品についてこれまでに起きたことのすべて"
      >
        {null}
      </Section>
      <Section actions={<Button size="small">{longTitle}</Button>} description={longTitle} title={longTitle}>
        {null}
      </Section>
    </Narrow>
  ),
};
