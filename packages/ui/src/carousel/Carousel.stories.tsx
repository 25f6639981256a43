import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { ArtworkTile } from '../artwork/index.ts';
import { works } from '../artwork/samples.ts';
import { Card } from '../card/index.ts';
import { Image } from '../image/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import {
  type KeyboardRow,
  Narrow,
  Preview,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Carousel, type CarouselSlide } from './index.ts';

const tiles: CarouselSlide[] = works.map((work) => ({
  id: work.title,
  label: work.title,
  children: (
    <ArtworkTile
      level={3}
      href={`#${work.title}`}
      priority
      {...work}
      status={<StatusBadge tone={work.status === 'For sale' ? 'success' : 'info'}>{work.status}</StatusBadge>}
    />
  ),
}));

const textSlides = (sentences: string[]): CarouselSlide[] =>
  sentences.map((sentence, index) => ({
    id: String(index),
    children: (
      <Card>
        <Text>{sentence}</Text>
        <a href={`#${index}`}>Read on</a>
      </Card>
    ),
  }));
const five = textSlides([
  'The frame came a day early, wrapped like a present.',
  'Fine work. The red is deeper than in the picture.',
  'Ordered twice. The second was even better, and the certificate came with a letter in the painter’s own hand.',
  '梱包が丁寧で、色も写真のとおりでした。',
  'Hung above the piano now.',
]);

const views: CarouselSlide[] = [
  { id: 'ridges', label: 'Ridges', children: <Image alt="Four ridges" priority source={pictures.landscape} /> },
  { id: 'sea', label: 'Sea', children: <Image alt="A calm sea" priority source={pictures.landscape} /> },
  { id: 'dusk', label: 'Dusk', children: <Image alt="Dusk" priority source={pictures.landscape} /> },
];

const button = (canvas: Parameters<KeyboardRow['run']>[0]['canvas'], name: string) =>
  canvas.getByRole('button', { name });
/** Names of the reachable slides. */
const inView = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('[aria-roledescription="slide"]:not([inert])'), (slide) =>
    slide.getAttribute('aria-label'),
  );
const shows = (root: HTMLElement, ...names: string[]) => waitFor(() => expect(inView(root)).toEqual(names));
const settled = (root: HTMLElement) => waitFor(() => expect(root.querySelector('[data-moving]')).toBeNull());

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Goes to the button that stops and starts it, the arrows, then what is in the slides in view, and no others.',
    run: async ({ canvas, user }) => {
      for (const name of ['Start automatic slide show', 'Previous slide', 'Next slide']) {
        await user.tab();
        await expect(button(canvas, name)).toHaveFocus();
      }
      const root = canvas.getByRole('region', { name: 'Reviews' });
      for (const at of [0, 1]) {
        await user.tab();
        await expect(root.querySelectorAll('a')[at]).toHaveFocus();
      }
      await user.tab();
      await expect(root).not.toContainElement(document.activeElement as HTMLElement);
    },
  },
  {
    keys: 'Enter, Space on an arrow',
    does: 'Moves by one slide, keeps the focus, and the slide that comes into view is announced.',
    run: async ({ canvas, user }) => {
      const root = canvas.getByRole('region', { name: 'Reviews' });
      const next = button(canvas, 'Next slide');
      next.focus();
      await user.keyboard('{Enter}');
      await shows(root, '2 of 5', '3 of 5');
      await expect(canvas.getByText('2–3 of 5')).toBeVisible();
      await user.keyboard(' ');
      await shows(root, '3 of 5', '4 of 5');
      await expect(next).toHaveFocus();
      await expect(root.querySelector('[aria-atomic]')).toHaveAttribute('aria-live', 'polite');
    },
  },
  {
    keys: 'Enter at an end',
    does: 'Goes round, as it does by itself. One that stands still does nothing there, and its arrow says so.',
    run: async ({ canvas, user }) => {
      const root = canvas.getByRole('region', { name: 'Reviews' });
      await user.keyboard('{Enter}');
      await shows(root, '4 of 5', '5 of 5');
      await user.keyboard('{Enter}');
      await shows(root, '1 of 5', '2 of 5');
      button(canvas, 'Previous slide').focus();
      await user.keyboard(' ');
      await shows(root, '4 of 5', '5 of 5');
      await user.keyboard(' ');
      await shows(root, '3 of 5', '4 of 5');
    },
  },
];

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  tags: ['stable'],
  args: { label: 'Works', slides: tiles, title: 'From this studio' },
  argTypes: { slides: { control: false }, title: { control: 'text' } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Give each slide a name of its own where it has one.', 'Offer all of it on a page, too: “View all”.'],
      dont: ['Hide in it what everybody must see.', 'Let it move by itself without need: it takes the eye from work.'],
      accessibility: [
        'Slides out of view are inert; buttons say when there is no more in a direction. One that moves by itself goes round.',
        'It stops while the pointer or the focus is in it, and by its button; with reduced motion it does not start.',
        'Slides that the clock brings are not announced; those a person asks for are.',
      ],
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="works: three at this width; a heading beside the controls">
        <SheetCell label="8 works" width={1136}>
          <Carousel title="From this studio" label="Works" slides={tiles} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="reviews: two of five, and two of two; moved by themselves">
        <SheetCell label="5 reviews" width={640}>
          <Carousel title="Reviews" label="Reviews" preset="reviews" slides={five} />
        </SheetCell>
        <SheetCell label="2 reviews, moved one to the other" width={440}>
          <Carousel title="Reviews" label="Two reviews" preset="reviews" slides={five.slice(0, 2)} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="single: with dots; moved by themselves; with arrows">
        <SheetCell label="dots" width={260}>
          <Carousel label="Views" picker="dots" preset="single" slides={views} />
        </SheetCell>
        <SheetCell label="dots: hover, focus" width={260}>
          <Preview focus="[role=tab]:nth-child(3)" hover="[role=tab]:nth-child(2)">
            <Carousel label="Views pointed at" picker="dots" preset="single" slides={views} />
          </Preview>
        </SheetCell>
        <SheetCell label="dots, moving" width={260}>
          <Carousel autoplay={5000} label="Moving views" picker="dots" preset="single" slides={views} />
        </SheetCell>
        <SheetCell label="arrows, no heading" width={260}>
          <Carousel label="Stepped views" preset="single" slides={views} />
        </SheetCell>
        <SheetCell label="Japanese" width={260}>
          <Carousel title="お客様の声" label="お客様の声" preset="single" slides={five.slice(3)} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Carousel
        autoplay={3000}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        label={longTitle}
        preset="single"
        slides={textSlides([longTitle, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', ''])}
      />
      <Carousel label="One" slides={textSlides(['Alone'])} />
      <Carousel label="None" slides={[]} />
      <Carousel
        label="Forty"
        picker="dots"
        preset="single"
        slides={textSlides(Array.from({ length: 40 }, (_, index) => `Slide ${index + 1}`))}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = {
  args: { label: 'Reviews', preset: 'reviews', slides: five },
  play: playKeyboard(keyboard),
};

/** Without rotation the carousel has a start and an end. */
export const Ends: Story = {
  args: { label: 'Views', preset: 'single', slides: views },
  play: async ({ canvas }) => {
    const user = person();
    const root = canvas.getByRole('region', { name: 'Views' });
    const [previous, next] = [button(canvas, 'Previous slide'), button(canvas, 'Next slide')];
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    previous.focus();
    await user.keyboard('{Enter}');
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    next.focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}');
    await expect(canvas.getByText('3 of 3')).toBeVisible();
    await expect(root).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Dots are tabs: arrow keys wrap around, Home and End go to the ends; only the selected panel is reachable. */
export const DotsAsTabs: Story = {
  args: { label: 'Views', preset: 'single', picker: 'dots', autoplay: 60_000, slides: views, title: undefined },
  play: async ({ canvas }) => {
    const user = person();
    const root = canvas.getByRole('region', { name: 'Views' });
    await expect(root.tagName).toBe('SECTION');
    await expect(root).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(canvas.getByRole('tablist')).toHaveAccessibleName('Slides');
    const tabs = canvas.getAllByRole('tab');
    const chosen = async (index: number) => {
      await waitFor(() => expect(tabs[index]).toHaveFocus());
      for (const [at, tab] of tabs.entries()) {
        await expect(tab).toHaveAttribute('aria-selected', String(at === index));
        if (at === index) await expect(tab).not.toHaveAttribute('tabindex');
        else await expect(tab).toHaveAttribute('tabindex', '-1');
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        await expect(panel).toHaveAttribute('role', 'tabpanel');
        await waitFor(() => (at === index ? expect(panel).toBeVisible() : expect(panel).not.toBeVisible()));
      }
    };
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus();
    await user.tab();
    await chosen(0);
    // Browser shortcuts for back and forward.
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      const event = new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true });
      await fireEvent(tabs[0] as HTMLElement, event);
      await expect(event.defaultPrevented).toBe(false);
      await chosen(0);
    }
    // These slides contain nothing focusable, so the strip itself is focusable for scrolling with the keys.
    await user.tab();
    await expect(canvas.getByRole('group', { name: 'Views' })).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{ArrowRight}', 2],
      ['{ArrowRight}', 0],
      ['{ArrowLeft}', 2],
      ['{ArrowLeft}', 1],
      ['{Home}', 0],
      ['{End}', 2],
    ] as const) {
      await user.keyboard(key);
      await chosen(index);
    }
    await user.click(tabs[0] as HTMLElement);
    await chosen(0);
  },
};

/** Rotates once started, and its button's name says so; automatic moves are not announced. */
export const MovingByItself: Story = {
  args: { label: 'Reviews', preset: 'reviews', autoplay: 200, slides: five, title: undefined },
  play: async ({ canvas }) => {
    const user = person();
    const root = canvas.getByRole('region', { name: 'Reviews' });
    const live = root.querySelector('[aria-atomic]') as HTMLElement;
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(live).toHaveAttribute('aria-atomic', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Stop automatic slide show' })).toHaveFocus();
    await expect(live).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(inView(root)).toContain('3 of 5'), { timeout: 3000 });
    // After the last slide it starts again.
    await waitFor(() => expect(inView(root)).toContain('5 of 5'), { timeout: 3000 });
    await waitFor(() => expect(inView(root)).toContain('1 of 5'), { timeout: 3000 });
    await user.tab();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await user.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus();
    await expect(live).toHaveAttribute('aria-live', 'polite');
  },
};

/** Two reviews fill the strip. They rotate anyway, the first moving to the end, and can be stopped. */
export const MovingAllInView: Story = {
  args: { label: 'Reviews', preset: 'reviews', autoplay: 200, slides: five.slice(0, 2), title: undefined },
  play: async ({ canvas }) => {
    const user = person();
    const root = canvas.getByRole('region', { name: 'Reviews' });
    const first = () => root.querySelector('[aria-atomic] > :first-child');
    await expect(first()).toHaveAttribute('aria-label', '1 of 2');
    // With reduced motion the user starts it.
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(first()).toHaveAttribute('aria-label', '2 of 2'), { timeout: 3000 });
    await waitFor(() => expect(first()).toHaveAttribute('aria-label', '1 of 2'), { timeout: 3000 });
    await user.keyboard('{Enter}');
    const stopped = first()?.getAttribute('aria-label');
    await user.click(canvas.getByRole('button', { name: /next/i }));
    await expect(first()).not.toHaveAttribute('aria-label', stopped ?? '');
  },
};

/** A swipe is a native scroll: buttons and count follow it. */
export const Swiping: Story = {
  args: { label: 'Views', preset: 'single', slides: five, title: undefined },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('region', { name: 'Views' });
    const strip = root.querySelector('[aria-atomic]') as HTMLElement;
    await shows(root, '1 of 5');
    strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
    await shows(root, '5 of 5');
    await settled(root);
    await expect(canvas.getByText('5 of 5')).toBeVisible();
    const height = root.getBoundingClientRect().height;
    strip.scrollTo({ left: 0, behavior: 'instant' });
    await shows(root, '1 of 5');
    await expect(root.getBoundingClientRect().height).toBe(height);
  },
};
