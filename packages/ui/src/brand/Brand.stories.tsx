import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetRow } from '../storybook/index.ts';
import { Brand, Seal } from './index.ts';

const meta = {
  title: 'Navigation/Brand',
  component: Brand,
  subcomponents: { Seal },
  tags: ['stable'],
  args: { name: 'Smart Art', href: '#home' },
  parameters: {
    guidance: {
      do: ['Once on a screen, first.'],
      dont: ['Draw the seal in another colour.'],
      accessibility: ['A link named by the name, also when only the seal is shown.'],
    },
  },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow align="center" label="whole, seal only, seal at 48 px, focus">
        <Brand {...args} />
        <Brand {...args} sealOnly />
        <Seal size={48} />
        <Brand {...args} data-preview="focus" />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <Brand {...args} />
      <Brand {...args} name="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" />
      <Brand {...args} name={longTitle} />
      <Brand {...args} name={longTitle} sealOnly />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    // The last letter may overhang by 2 px.
    for (const link of canvas.getAllByRole('link').slice(0, 3))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth + 2);
  },
};
