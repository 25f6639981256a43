import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { StarRating } from './index.ts';

const meta = {
  title: 'Data/StarRating',
  component: StarRating,
  tags: ['stable'],
  args: { value: 4.3, count: 128 },
  parameters: {
    guidance: {
      do: ['Give the count where the rating is a mean: 5.0 from one rating is not 4.8 from two hundred.'],
      dont: ['Show five empty stars for “not rated”: give `null`, which says so.'],
      accessibility: ['One picture with its value in words: “4.3 out of 5 stars, from 128 ratings”.'],
    },
  },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="0, 1, 2.5, 3.9, 4.96, 5; not rated">
        {[0, 1, 2.5, 3.9, 4.96, 5, null].map((value) => (
          <SheetCell key={value} label={String(value)}>
            <StarRating value={value} />
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="with figure and count: many, one, none">
        <SheetCell label="figure">
          <StarRating figure value={4.3} />
        </SheetCell>
        <SheetCell label="1,284">
          <StarRating count={1284} value={4.3} />
        </SheetCell>
        <SheetCell label="1">
          <StarRating count={1} value={5} />
        </SheetCell>
        <SheetCell label="0">
          <StarRating count={0} value={0} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="small, medium, large">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <SheetCell key={size} label={size}>
            <StarRating count={12} size={size} value={3.6} />
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <StarRating count={123_456_789} size="large" value={12} />
      <StarRating value={-3} />
      <StarRating value={Number.NaN} />
    </Narrow>
  ),
};

/** The text states the drawn value, including fractions. */
export const Words: Story = {
  render: () => (
    <>
      <StarRating value={4} />
      <StarRating value={4.34} />
      <StarRating count={1} value={5} />
      <StarRating count={2000} value={4} />
      <StarRating value={null} />
    </>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((each) => each.getAttribute('aria-label'));
    await expect(names).toEqual([
      '4 out of 5 stars',
      '4.3 out of 5 stars',
      '5.0 out of 5 stars, from one rating',
      '4.0 out of 5 stars, from 2,000 ratings',
      'Not rated yet',
    ]);
  },
};
