import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Stack } from './index.ts';

const boxes = (words = ['One', 'Two', 'Three']) =>
  words.map((word) => (
    <Card key={word} padding="small">
      <Text>{word}</Text>
    </Card>
  ));

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  tags: ['stable'],
  args: { children: boxes() },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      do: ['Let the layout own the space: components have no margin of their own.'],
      dont: ['Set things beside each other with it: use Inline or Grid.'],
      accessibility: ['Give it `as="ul"` and items `as="li"` when its children are a list.'],
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="gap: 0, 1, 2, 4, 8">
        {([0, 1, 2, 4, 8] as const).map((gap) => (
          <SheetCell key={gap} label={String(gap)} width={120}>
            <Stack gap={gap}>{boxes()}</Stack>
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="align: stretch, start, center, end">
        {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
          <SheetCell key={align} label={align} width={160}>
            <Stack align={align} gap={2}>
              {boxes()}
            </Stack>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Stack>{boxes(['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', '作品の寸法と重さと額縁', ''])}</Stack>
    </Narrow>
  ),
};
