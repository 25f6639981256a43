import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatusBadge } from '../status-badge/index.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { longTitle, pictures } from './fixtures.ts';
import { ArtworkGallery, ArtworkLabel, type GalleryPicture } from './index.ts';

const several: GalleryPicture[] = [
  { id: 'front', image: pictures.landscape, alt: 'The whole painting' },
  { id: 'detail', image: pictures.square },
  { id: 'back', image: pictures.portrait },
  { id: 'edge', image: pictures.veryTall },
];

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the large picture, which opens full screen, then to the thumbnail that is shown.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'View full screen: The whole painting' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'The whole painting' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow right, Arrow left',
    does: 'Shows the next or the previous picture.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      const second = canvas.getByRole('button', { name: 'Ridges, Late, picture 2 of 4' });
      await expect(second).toHaveFocus();
      await expect(second).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    keys: 'End, Home',
    does: 'Shows the last or the first picture.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{End}');
      await expect(canvas.getByText('4 of 4')).toBeVisible();
      await user.keyboard('{Home}');
      await expect(canvas.getByText('1 of 4')).toBeVisible();
    },
  },
  {
    keys: 'Enter, Space on the large picture',
    does: 'Opens it full screen; Escape comes back to it, at the picture that was shown last.',
    run: async ({ canvas, page, user }) => {
      canvas.getByRole('button', { name: /^View full screen/ }).focus();
      for (const [key, picture] of [
        ['{Enter}', 2],
        [' ', 3],
      ] as const) {
        await user.keyboard(key);
        const open = await page.findByRole('dialog', { name: 'Ridges, Late' }, { timeout: 10_000 });
        await waitFor(() => expect(open).toContainElement(document.activeElement as HTMLElement));
        await user.keyboard('{ArrowRight}{Escape}');
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
        const opener = canvas.getByRole('button', { name: `View full screen: Ridges, Late, picture ${picture} of 4` });
        await waitFor(() => expect(opener).toHaveFocus());
      }
    },
  },
];

const meta = {
  title: 'Media/ArtworkGallery',
  component: ArtworkGallery,
  subcomponents: { ArtworkLabel },
  tags: ['stable'],
  args: { title: 'Ridges, Late', pictures: several },
  argTypes: { pictures: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Put ArtworkLabel beside it; let the page title say the name.'],
      dont: ['Show pictures of several works in one gallery: ArtworkGrid is for that.'],
      accessibility: ['Thumbnails are one stop; arrow keys go through them. The shown one is the current one.'],
    },
  },
} satisfies Meta<typeof ArtworkGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const label = (
  <ArtworkLabel
    artist="Edith Villiers"
    medium="Oil on canvas"
    price="$2,400.00"
    size="42 × 60 cm"
    status={<StatusBadge tone="success">For sale</StatusBadge>}
    title="Ridges, Late"
    year={2019}
  >
    <p>Framed in oak. Delivered within Japan and abroad.</p>
  </ArtworkLabel>
);

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="several pictures, one, none; the label beside them">
        <SheetCell label="several" width={420}>
          <ArtworkGallery pictures={several} title="Ridges, Late" />
        </SheetCell>
        <SheetCell label="one" width={260}>
          <ArtworkGallery pictures={[{ id: 'tall', image: pictures.tall }]} title="Ember over Sand" />
        </SheetCell>
        <SheetCell label="none" width={260}>
          <ArtworkGallery pictures={[]} title="Untitled" />
        </SheetCell>
        <SheetCell label="label" width={320}>
          {label}
        </SheetCell>
        <SheetCell label="label without a title" width={260}>
          <ArtworkLabel artist="Hokusai" price="¥372,000" size="39 × 30 cm" year="c. 1831" />
        </SheetCell>
        <SheetCell label="hover, focus" width={420}>
          <Preview focus="li:nth-child(2) button" hover="button">
            <ArtworkGallery pictures={several} title="Ridges, Late, pointed at" />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ArtworkGallery
        pictures={Array.from({ length: 14 }, (_, index) => ({
          id: String(index),
          image: index % 2 ? pictures.veryWide : pictures.broken,
        }))}
        title={longTitle}
      />
      <ArtworkLabel
        artist={longTitle}
        medium="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        title={longTitle}
      />
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };
