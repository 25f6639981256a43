import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { type KeyboardRow, person, playKeyboard } from '../storybook/index.ts';
import { Lightbox, type LightboxPicture, type LightboxProps } from './index.ts';

const three: LightboxPicture[] = [
  { id: 'front', image: pictures.landscape, name: 'The whole painting', caption: 'Ridges, Late. In raking light.' },
  { id: 'detail', image: pictures.portrait, name: 'The jar' },
  { id: 'back', image: pictures.veryWide, name: 'The edge' },
];

/** Stands in for a screen: holds the open state and the index. */
function Stateful(props: LightboxProps) {
  const [open, setOpen] = useState(props.open);
  const [at, setAt] = useState(props.index);
  return (
    <>
      <Button onClick={() => setOpen(true)}>View full screen</Button>
      <Lightbox {...props} index={at} open={open} onIndexChange={setAt} onOpenChange={setOpen} />
    </>
  );
}

type Context = Parameters<KeyboardRow['run']>[0];
const patient = { timeout: 10_000 };
const shows = ({ page }: Pick<Context, 'page'>, name: string) =>
  waitFor(() => expect(page.getByRole('img', { name })).toBeVisible());
const zoomed = ({ page }: Pick<Context, 'page'>, percent: string) =>
  waitFor(() => expect(page.getByText(`Zoomed to ${percent}`)).toBeInTheDocument());
const lies = () => document.querySelector<HTMLElement>('[style*="scale("]')?.style.transform;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Arrow right, Arrow left',
    does: 'From a whole picture: go to the next or the previous one, which is announced. There is an end.',
    run: async (context) => {
      const { page, user } = context;
      await user.tab();
      await user.keyboard('{Enter}');
      await page.findByRole('dialog', { name: 'Ridges, Late' }, patient);
      await waitFor(() => expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
      await user.keyboard('{ArrowRight}');
      await shows(context, 'The jar');
      await expect(page.getByText('2 of 3: The jar')).toBeInTheDocument();
      await user.keyboard('{ArrowRight}{ArrowRight}');
      await shows(context, 'The edge');
      await user.keyboard('{ArrowLeft}');
      await shows(context, 'The jar');
    },
  },
  {
    keys: 'Home, End',
    does: 'Go to the first or the last picture.',
    run: async (context) => {
      await context.user.keyboard('{End}');
      await shows(context, 'The edge');
      await context.user.keyboard('{Home}');
      await shows(context, 'The whole painting');
    },
  },
  {
    keys: '+, −',
    does: 'Zoom in and out by steps, and say how far.',
    run: async (context) => {
      await context.user.keyboard('+');
      await zoomed(context, '150%');
      await context.user.keyboard('+++++++');
      await zoomed(context, '400%');
      await context.user.keyboard('-');
      await zoomed(context, '267%');
    },
  },
  {
    keys: 'Arrow keys in a zoomed picture',
    does: 'Look around in it, up to its edges; the picture stays.',
    run: async (context) => {
      const before = lies();
      await context.user.keyboard('{ArrowRight}{ArrowDown}');
      await waitFor(() => expect(lies()).not.toBe(before));
      await shows(context, 'The whole painting');
      await context.user.keyboard('{ArrowLeft}{ArrowUp}');
      await waitFor(() => expect(lies()).toBe(before));
    },
  },
  {
    keys: '0',
    does: 'Shows the whole picture again.',
    run: async (context) => {
      await context.user.keyboard('0');
      await zoomed(context, '100%');
      await expect(lies()).toBe('translate(0px, 0px) scale(1)');
    },
  },
  {
    keys: 'Escape',
    does: 'Closes; the focus is back where it came from.',
    run: async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'View full screen' })).toHaveFocus());
    },
  },
];

const meta = {
  title: 'Media/Lightbox',
  component: Lightbox,
  tags: ['stable'],
  args: {
    label: 'Ridges, Late',
    pictures: three,
    index: 0,
    open: false,
    onIndexChange: () => undefined,
    onOpenChange: () => undefined,
  },
  argTypes: { pictures: { control: false } },
  render: (args) => <Stateful {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: ['Give `sources` up to the full size: the larger ones are fetched when somebody zooms in.'],
      dont: ['Open it without being asked.', 'Use it for one small picture that the page already shows whole.'],
      accessibility: [
        'A modal window named by the work; Escape closes it and the focus is back.',
        'All that fingers and the wheel do, buttons and keys do.',
        'The picture that comes and how far it is zoomed are announced.',
      ],
    },
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const opened: Story['play'] = async () => {
  const dialog = await within(document.body).findByRole('dialog', {}, patient);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
};

export const States: Story = { name: 'Sheet', tags: ['sheet'], args: { open: true }, play: opened };

export const One: Story = { args: { open: true, pictures: three.slice(1, 2) }, play: opened };

/** 8,000 px, very tall, broken, with an extremely long caption. */
export const Hostile: Story = {
  args: {
    open: true,
    label: longTitle,
    index: 99,
    pictures: [
      { id: 'broken', image: pictures.broken, name: longTitle },
      { id: 'tall', image: pictures.veryTall, name: 'Scroll' },
      ...Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, image: pictures.square, name: `Arcs ${index}` })),
      {
        id: 'huge',
        image: { ...pictures.landscape, width: 8000, height: 5600 },
        name: 'Ridges',
        caption: longTitle.repeat(3),
      },
    ],
  },
  play: async (context) => {
    await opened(context);
    const user = person();
    const page = within(document.body);
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    for (let press = 0; press < 8 && zoomIn.getAttribute('aria-disabled') !== 'true'; press += 1)
      await user.click(zoomIn);
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await user.click(page.getByRole('button', { name: 'Whole picture' }));
    await user.keyboard('{Home}');
    await waitFor(() => expect(page.getByRole('img', { name: /^The First Real Target.*: / })).toBeVisible());
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Wheel, double click, drag, pinch and swipe. */
export const Pointing: Story = {
  args: { open: true },
  play: async (context) => {
    await opened(context);
    const page = within(document.body);
    const painting = page.getByRole<HTMLImageElement>('img', { name: 'The whole painting' });
    const stage = painting.closest<HTMLElement>('[class*="stage"], figure > div');
    if (!stage) throw new Error('There is no stage.');
    await waitFor(() => expect(painting.naturalWidth).toBeGreaterThan(0));
    /* Measured at each call, because the stage may still be animating to the window's size. */
    const at = (by: { x: number; y: number }) => {
      const { x, y, width, height } = stage.getBoundingClientRect();
      return { clientX: x + width / 2 + by.x, clientY: y + height / 2 + by.y };
    };
    const moved = () => Array.from(lies()?.matchAll(/(-?[\d.]+)px/g) ?? [], ([, px]) => Number(px));
    const scale = () => Number(/scale\((.*)\)/.exec(lies() ?? '')?.[1]);
    const send = (type: string, by: { x: number; y: number }, pointerId = 1, pointerType = 'touch') =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: pointerId === 1,
          button: 0,
          pointerId,
          pointerType,
          ...at(by),
        }),
      );
    // Synthetic pointers cannot be captured.
    stage.setPointerCapture = () => undefined;

    stage.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -600, bubbles: true, cancelable: true, ...at({ x: 0, y: 0 }) }),
    );
    await waitFor(() => expect(scale()).toBeGreaterThan(1.5));
    const [before = 0] = moved();
    send('pointerdown', { x: 0, y: 0 });
    send('pointermove', { x: 30, y: 30 });
    await waitFor(() => expect(moved()[0]).toBeCloseTo(before + 30));
    send('pointerup', { x: 30, y: 30 });
    await expect(page.getByRole('img', { name: 'The whole painting' })).toBeVisible();

    await person().dblClick(stage);
    await waitFor(() => expect(scale()).toBe(1));
    await person().dblClick(stage);
    await waitFor(() => expect(scale()).toBe(2.25));
    await person().keyboard('0');
    await waitFor(() => expect(scale()).toBe(1));

    send('pointerdown', { x: -50, y: 0 });
    send('pointerdown', { x: 50, y: 0 }, 2);
    send('pointermove', { x: 100, y: 0 }, 2);
    await waitFor(() => expect(scale()).toBeCloseTo(1.5));
    send('pointerup', { x: 100, y: 0 }, 2);
    send('pointerup', { x: -50, y: 0 });
    await person().keyboard('0');
    await waitFor(() => expect(scale()).toBe(1));

    send('pointerdown', { x: 0, y: 0 });
    send('pointermove', { x: -120, y: 10 });
    send('pointerup', { x: -120, y: 10 });
    await expect(await page.findByRole('img', { name: 'The jar' })).toBeVisible();
  },
};
