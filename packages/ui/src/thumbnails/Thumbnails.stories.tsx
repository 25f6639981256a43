import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { type Thumbnail, Thumbnails, type ThumbnailsProps } from './index.ts';

const four: Thumbnail[] = [
  { id: 'front', image: pictures.landscape, name: 'The whole painting' },
  { id: 'detail', image: pictures.square, name: 'A detail' },
  { id: 'back', image: pictures.portrait, name: 'The back' },
  { id: 'edge', image: pictures.veryTall, name: '額の側面' },
];
const many = Array.from({ length: 12 }, (_, index) => ({ ...four[index % 4]!, id: `${index}`, name: `${index + 1}` }));

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the picture that is shown: the row is one stop.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { current: true })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow Right, Arrow Left',
    does: 'Show the next or the previous picture; the ends hold.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'A detail', current: true })).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getByRole('button', { name: 'The whole painting' })).toHaveFocus();
    },
  },
  {
    keys: 'End, Home',
    does: 'Show the last or the first picture.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: '額の側面', current: true })).toHaveFocus();
      await user.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: 'The whole painting', current: true })).toHaveFocus();
    },
  },
];

function Chosen({ index: first, ...props }: Omit<ThumbnailsProps, 'onIndexChange'>) {
  const [index, setIndex] = useState(first);
  return <Thumbnails {...props} index={index} onIndexChange={setIndex} />;
}

const meta = {
  title: 'Media/Thumbnails',
  component: Thumbnails,
  tags: ['stable'],
  args: { pictures: four, index: 0, onIndexChange: () => undefined },
  argTypes: { pictures: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Show the chosen picture large, near the row.', 'Name each: "The back", not "Picture 3".'],
      dont: ['List works with it: ArtworkGrid shows their labels.'],
      accessibility: ['One stop; arrow keys choose. The shown one is the current one, drawn with a ring besides.'],
    },
  },
  render: ({ pictures: shown, index }) => <Chosen index={index} pictures={shown} />,
} satisfies Meta<typeof Thumbnails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="the first shown, another, one alone">
        <SheetCell label="first">
          <Chosen index={0} pictures={four} />
        </SheetCell>
        <SheetCell label="another">
          <Chosen index={2} pictures={four} />
        </SheetCell>
        <SheetCell label="one">
          <Chosen index={0} pictures={four.slice(0, 1)} />
        </SheetCell>
        <SheetCell label="hover, focus">
          <Preview focus="li:nth-child(3) button" hover="li:nth-child(2) button">
            <Chosen index={0} pictures={four} />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="more than there is room for: the shown one is brought into view">
        <SheetCell label="320 px" width={320}>
          <Chosen index={8} pictures={many} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Chosen index={0} pictures={[]} />
      <Chosen index={1} pictures={four.map((picture) => ({ ...picture, name: longTitle }))} />
      <Chosen index={0} pictures={[{ id: 'lost', name: 'Lost', image: pictures.broken }]} />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
