import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictures } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Image } from './index.ts';

const meta = {
  title: 'Media/Image',
  component: Image,
  tags: ['stable'],
  args: { source: pictures.landscape, alt: 'Four ridges under a low sun' },
  argTypes: { source: { control: false } },
  parameters: {
    guidance: {
      do: ['Say in `alt` what the picture shows; leave it empty where words beside it say the same.'],
      dont: [
        'Set `priority` on more than the first pictures of a screen.',
        'Crop or filter a work of art: the component has no way to, on purpose.',
      ],
      accessibility: [
        'A picture that cannot be shown says so in words and keeps its name.',
        'Under reduced motion it appears at once.',
      ],
    },
  },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="shown, loading (its placeholder), without a placeholder, broken">
        <SheetCell label="shown" width={220}>
          <Image alt="Ridges" source={pictures.landscape} />
        </SheetCell>
        <SheetCell label="loading" width={220}>
          <Image alt="Ridges" data-preview="loading" source={pictures.landscape} />
        </SheetCell>
        <SheetCell label="loading, no placeholder" width={220}>
          <Image alt="Ridges" data-preview="loading" source={{ ...pictures.landscape, placeholder: '' }} />
        </SheetCell>
        <SheetCell label="broken" width={220}>
          <Image alt="Ridges" source={pictures.broken} />
        </SheetCell>
        <SheetCell label="broken, small" width={56}>
          <Image alt="Ridges" source={pictures.broken} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="aspects: very wide, square, portrait, very tall">
        <SheetCell label="8:1" width={400}>
          <Image alt="A plain" source={pictures.veryWide} />
        </SheetCell>
        <SheetCell label="1:1" width={160}>
          <Image alt="Arcs" source={pictures.square} />
        </SheetCell>
        <SheetCell label="3:4" width={160}>
          <Image alt="A jar" source={pictures.portrait} />
        </SheetCell>
        <SheetCell label="1:7" width={48}>
          <Image alt="Arcs" source={pictures.veryTall} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Image alt="Eine Landschaft" source={pictures.broken} />
      <Image alt="An empty set" source={{ width: 4, height: 3, placeholder: '', sources: [] }} />
      <Image alt="A plain" source={pictures.veryWide} />
    </Narrow>
  ),
};

/** Space is reserved before the picture loads, and a broken picture keeps its alt text. */
export const Behaviour: Story = {
  render: () => (
    <div style={{ width: 300 }}>
      <Image alt="Ridges" data-testid="held" source={pictures.landscape} />
      <Image alt="A lost work" source={pictures.broken} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId('held').getBoundingClientRect().height).toBe(210);
    await waitFor(() => expect(canvas.getByTestId('held').dataset.state).toBe('loaded'));
    await expect(await canvas.findByRole('img', { name: /^A lost work: / })).toBeVisible();
  },
};
