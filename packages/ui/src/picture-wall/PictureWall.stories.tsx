import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow } from '../storybook/index.ts';
import { wallPictures } from './fixtures.ts';
import { PictureWall } from './index.ts';

const meta = {
  title: 'Media/PictureWall',
  component: PictureWall,
  tags: ['stable'],
  args: { pictures: [wallPictures.portrait, wallPictures.seascape, wallPictures.night, wallPictures.landscape] },
  argTypes: { pictures: { control: false } },
  parameters: {
    guidance: {
      do: ['Mix shapes: tall ones between wide ones.', 'Name who made each picture, and when.'],
      dont: ['Show works that can be opened: that is ArtworkGrid.', 'Hang more than five.'],
      accessibility: ['A list. Each alternative text says what the label says, and what the picture shows.'],
    },
  },
} satisfies Meta<typeof PictureWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'] };

export const Phone: Story = {
  tags: ['sheet'],
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '640px' } } } } },
};

export const Hostile: Story = {
  args: {
    pictures: [
      { ...wallPictures.portrait, title: longTitle, by: longTitle },
      wallPictures.veryWide,
      { ...wallPictures.landscape, title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { ...wallPictures.night, by: '朱い陽と引き潮のあいだで'.repeat(8) },
    ],
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};
