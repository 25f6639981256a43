import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../description-list/index.ts';
import { Link } from '../link/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { longTitle, pictures } from './fixtures.ts';
import { ArtworkFacts } from './index.ts';

const facts = (
  <DescriptionList
    items={[
      { term: 'Buyer', description: 'Haruka Tanaka' },
      { term: 'Ordered', description: '18 Nov 2026, 09:42' },
      { term: 'Ship to', description: 'Nakagyo-ku\nKyoto 604-8005\nJapan' },
    ]}
  />
);
const link = (
  <Link href="#work" standalone>
    To the work
  </Link>
);

const meta = {
  title: 'Media/ArtworkFacts',
  component: ArtworkFacts,
  tags: ['stable'],
  args: { image: pictures.seascape, link, children: facts },
  argTypes: { image: { control: false }, link: { control: false }, children: { control: false } },
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
      <SheetRow label="beside; above; no picture">
        <SheetCell label="where there is room" width={560}>
          <ArtworkFacts image={pictures.seascape} link={link}>
            {facts}
          </ArtworkFacts>
        </SheetCell>
        <SheetCell label="320 px" width={288}>
          <ArtworkFacts image={pictures.seascape} link={link}>
            {facts}
          </ArtworkFacts>
        </SheetCell>
        <SheetCell label="no picture, nowhere to go" width={560}>
          <ArtworkFacts image={null}>{facts}</ArtworkFacts>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ArtworkFacts image={pictures.veryTall} link={<Link href="#work">{longTitle}</Link>}>
        <DescriptionList
          items={[{ term: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', description: longTitle }]}
        />
      </ArtworkFacts>
    </Narrow>
  ),
};
