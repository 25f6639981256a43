import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { longTitle, pictures } from './fixtures.ts';
import { ArtworkFacts } from './index.ts';

const facts = [
  { term: 'Artist', description: 'Edmund Blair Leighton, 1896' },
  { term: 'Medium', description: 'Oil on canvas, 76 × 51 cm, framed' },
  { term: 'Buyer', description: 'Haruka Tanaka · Kyoto, Japan' },
  { term: 'Ordered', description: '18 Nov 2026, 09:42' },
];
const link = (
  <Link href="#work" standalone>
    View work
  </Link>
);

const meta = {
  title: 'Media/ArtworkFacts',
  component: ArtworkFacts,
  tags: ['stable'],
  args: { image: pictures.seascape, link, facts },
  argTypes: { image: { control: false }, link: { control: false }, facts: { control: false } },
  parameters: {
    guidance: {
      do: ['Name the work in the title of the page: the picture here says nothing of its own.'],
      dont: ['Put the label of a work beside it: ArtworkLabel is drawn as one.'],
      accessibility: ['The picture is decorative; facts are a list of terms and descriptions.'],
    },
  },
} satisfies Meta<typeof ArtworkFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="beside; names above; no picture">
        <SheetCell label="where there is room" width={560}>
          <ArtworkFacts facts={facts} image={pictures.seascape} link={link} />
        </SheetCell>
        <SheetCell label="320 px" width={288}>
          <ArtworkFacts facts={facts} image={pictures.seascape} link={link} />
        </SheetCell>
        <SheetCell label="no picture, nowhere to go" width={560}>
          <ArtworkFacts facts={facts} image={null} />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ArtworkFacts
        facts={[{ term: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', description: longTitle }]}
        image={pictures.veryTall}
        link={<Link href="#work">{longTitle}</Link>}
      />
    </Narrow>
  ),
};
