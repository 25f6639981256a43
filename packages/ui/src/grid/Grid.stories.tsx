import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Grid } from './index.ts';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index + 1)).map((word) => (
    <Card key={word} padding="small">
      <Text>{word}</Text>
    </Card>
  ));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  tags: ['stable'],
  args: { children: cells(6), columns: 3 },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      do: ['Say how many columns at most, and how narrow one may become.'],
      dont: ['Hang works of art in it: ArtworkGrid knows its breakpoints.'],
      accessibility: ['It is read row by row.'],
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {([1, 2, 3, 4, 6] as const).map((columns) => (
        <SheetRow key={columns} label={`columns: ${columns}, small, in 900 px`}>
          <SheetCell label="" width={900}>
            <div style={{ width: '100%' }}>
              <Grid columns={columns} columnWidth="small">
                {cells(6)}
              </Grid>
            </div>
          </SheetCell>
        </SheetRow>
      ))}
      <SheetRow label="columns: 4, in 400 px: as many as have room">
        {(['small', 'medium', 'large'] as const).map((columnWidth) => (
          <SheetCell key={columnWidth} label={columnWidth} width={400}>
            <div style={{ width: '100%' }}>
              <Grid columns={4} columnWidth={columnWidth}>
                {cells(4)}
              </Grid>
            </div>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Grid columns={4} columnWidth="large">
        <Text>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Text>
        <Text>作品の寸法と重さと額縁の有無</Text>
      </Grid>
      <Grid>{null}</Grid>
    </Narrow>
  ),
};
