import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { Carousel } from '../carousel/index.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { ReviewCard } from './index.ts';

const short = 'The frame came a day early, wrapped like a present. The red is deeper than in the picture.';
const long = Array.from({ length: 4 }, () => short).join('\n\n');
const face = pictures.square.sources[0]?.url;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter, Space on “Read more”',
    does: 'Unfolds a long message, and folds it again; the focus stays.',
    run: async ({ canvas, user }) => {
      const words = canvas.getByText(/The frame came/);
      const folded = words.clientHeight;
      await user.tab();
      const button = canvas.getByRole('button', { name: 'Read more', expanded: false });
      await expect(button).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(words.clientHeight).toBeGreaterThan(folded));
      await expect(canvas.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
      await user.keyboard(' ');
      await waitFor(() => expect(words.clientHeight).toBe(folded));
    },
  },
];

const meta = {
  title: 'Data/ReviewCard',
  component: ReviewCard,
  tags: ['stable'],
  args: {
    name: 'Haruka Tanaka',
    message: short,
    star: 5,
    date: '2026-03-28T10:00:00Z',
  },
  parameters: {
    keyboard,
    guidance: {
      do: ['Show it as it was written, its line breaks too.'],
      dont: ['Cut a message: it folds by itself and opens at a press.'],
      accessibility: [
        'An article named by who wrote it; the stars are said in words.',
        'A folded message is read whole: folding is for the eye.',
      ],
    },
  },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const within420: Story['decorators'] = [
  (Story) => (
    <div style={{ maxWidth: 420 }}>
      <Story />
    </div>
  ),
];

export const Playground: Story = { decorators: within420 };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="short; long, folded; with a picture; without a date">
        <SheetCell label="short" width={340}>
          <ReviewCard {...args} />
        </SheetCell>
        <SheetCell label="long" width={340}>
          <ReviewCard {...args} message={long} star={4} />
        </SheetCell>
        <SheetCell label="picture" width={340}>
          <ReviewCard {...args} date={undefined} picture={face} star={1} />
        </SheetCell>
        <SheetCell label="hover" width={340}>
          <Preview hover="button">
            <ReviewCard {...args} message={long} star={4} />
          </Preview>
        </SheetCell>
      </SheetRow>
      <SheetRow label="Japanese, without a name, a picture that does not load">
        <SheetCell label="Japanese" width={340}>
          <ReviewCard
            {...args}
            name="田中 はるか"
            message="梱包がとても丁寧で、色も写真のとおりでした。また購入したいと思います。"
          />
        </SheetCell>
        <SheetCell label="no name" width={340}>
          <ReviewCard {...args} name={null} star={3} />
        </SheetCell>
        <SheetCell label="picture broken" width={340}>
          <ReviewCard {...args} picture="data:image/png;base64,AAAA" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="in a carousel: names line up">
        <SheetCell label="reviews" width={760}>
          <Carousel
            title="Reviews"
            label="Reviews"
            preset="reviews"
            slides={[short, long, short].map((message, index) => ({
              id: String(index),
              children: <ReviewCard {...args} message={message} />,
            }))}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
  },
};

export const Hostile: Story = {
  render: (args) => (
    <Narrow>
      <ReviewCard {...args} name={longTitle} message={longTitle} />
      <ReviewCard
        {...args}
        name="Haruka Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        message="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
      />
      <ReviewCard {...args} date="not a date" message="" star={9} />
    </Narrow>
  ),
};

export const Keyboard: Story = { decorators: within420, args: { message: long }, play: playKeyboard(keyboard) };
