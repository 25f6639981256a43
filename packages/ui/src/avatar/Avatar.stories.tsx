import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetRow } from '../storybook/index.ts';
import { Avatar } from './index.ts';

/* A portrait of one colour, so that the story needs no file. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23857c6d" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="3.2" r="1.6" fill="%23f1ece2"/%3E%3Ccircle cx="4" cy="8" r="3" fill="%23f1ece2"/%3E%3C/svg%3E';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  tags: ['stable'],
  args: { name: 'Edith Villiers' },
  parameters: {
    guidance: {
      do: ['Set the name beside it.'],
      dont: ['Press it by itself: put it into a MenuButton.'],
      accessibility: ['Hidden from a screen reader, which hears the name beside it.'],
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const sizes = [20, 24, 34, 48, 80] as const;

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow align="center" label="initials: 20, 24, 34, 48, 80 px">
        {sizes.map((size) => (
          <Avatar key={size} name="Edith Villiers" size={size} />
        ))}
      </SheetRow>
      <SheetRow align="center" label="picture">
        {sizes.map((size) => (
          <Avatar key={size} name="Edith Villiers" picture={picture} size={size} />
        ))}
      </SheetRow>
      <SheetRow label="Japanese, one word, three words">
        <Avatar name="田中 はるか" size={48} />
        <Avatar name="Hokusai" size={48} />
        <Avatar name="Joseph Magnus Stäck" size={48} />
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(sizes.length));
  },
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Avatar name="" />
      <Avatar name="  " />
      <Avatar name={longTitle} />
      <Avatar name="𠮷野" picture="data:image/png;base64,broken" />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('𠮷')).toBeVisible());
  },
};
