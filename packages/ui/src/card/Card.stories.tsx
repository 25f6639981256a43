import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Stack } from '../stack/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Heading, Text } from '../text/index.ts';
import { Card } from './index.ts';

const content = (
  <Stack gap={2}>
    <Heading level={2}>Request payment</Heading>
    <Text tone="muted">Set the charges, then ask Haruka for the whole.</Text>
  </Stack>
);

const meta = {
  title: 'Layout/Card',
  component: Card,
  tags: ['stable'],
  args: { children: content },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      do: ['Keep it for what stands apart: the form of an order, a summary.'],
      dont: ['Put a card into a card, or a whole screen into cards: space comes before lines.'],
      accessibility: ['It has no meaning of its own; give it `as="section"` and a heading where it is a part.'],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="padding: medium, small, none; raised">
        {(['medium', 'small', 'none'] as const).map((padding) => (
          <SheetCell key={padding} label={padding} width={300}>
            <Card padding={padding}>{content}</Card>
          </SheetCell>
        ))}
        <SheetCell label="raised" width={300}>
          <Card raised>{content}</Card>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Card>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Card>
      <Card padding="small">支払いを請求する前に送料と保険料を入力してください。</Card>
      <Card>{longTitle}</Card>
      <Card />
    </Narrow>
  ),
};
