import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Conversation } from '../conversation/index.ts';
import { DataTable } from '../data-table/index.ts';
import { Link } from '../link/index.ts';
import { Page } from '../page/index.ts';
import { ReviewCard } from '../review-card/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { type KeyboardRow, Narrow, person, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { ArtTitle, Prose } from '../text/index.ts';
import { longTitle, pictures } from './fixtures.ts';
import { ArtworkGrid, ArtworkLabel, ArtworkPick, ArtworkRow, ArtworkTile } from './index.ts';
import { type SampleWork, works } from './samples.ts';

const badge = ({ status }: SampleWork) => (
  <StatusBadge tone={status === 'For sale' ? 'success' : 'info'}>{status}</StatusBadge>
);
const tile = (work: SampleWork) => (
  <ArtworkTile key={work.title} href={`#${work.title}`} {...work} status={badge(work)} />
);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from work to work; each is one stop.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Ridges, Late' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Jar with Branches' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'Opens the work.',
    run: async ({ canvas, user }) => {
      const link = canvas.getByRole('link', { name: 'Jar with Branches' });
      const opened = fn((event: Event) => event.preventDefault());
      link.addEventListener('click', opened, { once: true });
      await user.keyboard('{Enter}');
      await expect(opened).toHaveBeenCalledTimes(1);
    },
  },
];

const meta = {
  title: 'Media/ArtworkGrid',
  component: ArtworkTile,
  subcomponents: { ArtworkGrid, ArtworkPick },
  tags: ['stable'],
  args: { href: '#work', ...(works[0] as SampleWork) },
  argTypes: { image: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Give the whole title: the tile shows two lines of it, and the rest on hover and to a screen reader.'],
      dont: [
        'Put buttons inside a tile: the whole of it is one link.',
        'Compare many facts of many works in a grid: DataTable does that.',
      ],
      accessibility: [
        'The grid is a list, each work is named by its heading, and the picture is not read twice.',
        'A status is a word with a shape, never a colour alone.',
      ],
    },
  },
} satisfies Meta<typeof ArtworkTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const Grid: Story = { render: () => <ArtworkGrid label="Works">{works.map(tile)}</ArtworkGrid> };

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <ArtworkGrid label="Works">{works.map(tile)}</ArtworkGrid>
      <SheetRow label="states">
        {(['rest', 'hover', 'focus'] as const).map((state) => (
          <SheetCell key={state} label={state} width={200}>
            <ArtworkTile
              data-preview={state}
              href="#sheet"
              {...(works[0] as SampleWork)}
              status={badge(works[0] as SampleWork)}
            />
          </SheetCell>
        ))}
        {[false, true].map((selected) => (
          <SheetCell key={String(selected)} label={selected ? 'selected' : 'can be selected'} width={200}>
            <ArtworkTile
              data-preview="hover"
              href="#sheet"
              {...(works[1] as SampleWork)}
              pick={<ArtworkPick onChange={() => undefined} title="Jar with Branches" value={selected} />}
              selected={selected}
            />
          </SheetCell>
        ))}
        <SheetCell label="no picture, no price" width={200}>
          <ArtworkTile href="#sheet" image={null} title="Untitled" />
        </SheetCell>
        <SheetCell label="leads nowhere" width={208}>
          <ArtworkTile artist="Edith Villiers" image={pictures.night} title="Night bay" year={2020} />
        </SheetCell>
        <SheetCell label="a broken picture" width={200}>
          <ArtworkTile href="#sheet" image={pictures.broken} title="Lost" year={1971} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="two columns of a phone; a long title; Japanese">
        <SheetCell label="320 px" width={288}>
          <ArtworkGrid label="Works on a phone">
            {works.slice(0, 2).map(tile)}
            <ArtworkTile
              {...(works[2] as SampleWork)}
              href="#sheet"
              status={badge(works[2] as SampleWork)}
              title={longTitle}
            />
            <Japanese />
          </ArtworkGrid>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

function Japanese() {
  return (
    <span lang="ja" style={{ display: 'grid' }}>
      <ArtworkTile
        artist="葛飾 北斎"
        href="#sheet"
        image={pictures.seascape}
        medium="油彩・カンヴァス"
        price="¥1,263,250"
        size="39 × 30 cm"
        status={<StatusBadge tone="success">販売中</StatusBadge>}
        title="凱風快晴、あるいは赤く染まる山の朝の眺め"
        year={1831}
      />
    </span>
  );
}

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <ArtworkTile
        artist="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        href="#hostile"
        image={pictures.veryTall}
        price="$1,234,567,890,123,456.00"
        status={<StatusBadge tone="warning">Partially delivered elsewhere</StatusBadge>}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
      />
      <ArtworkTile href="#hostile" image={pictures.veryWide} title={longTitle} />
      <ArtworkTile href="#hostile" image={null} title="無題" />
      <ArtworkGrid label="Nothing">{[]}</ArtworkGrid>
    </Narrow>
  ),
};

export const Keyboard: Story = {
  render: () => <ArtworkGrid label="Works">{works.slice(0, 4).map(tile)}</ArtworkGrid>,
  play: playKeyboard(keyboard),
};

/** Range selection as in a list: it starts at the last tile that was pressed. */
function Selectable() {
  const shown = works.slice(0, 4);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState(0);
  return (
    <ArtworkGrid label="Works" selecting={selection.size > 0}>
      {shown.map((work, at) => (
        <ArtworkTile
          key={work.title}
          href={`#${work.title}`}
          {...work}
          pick={
            <ArtworkPick
              title={work.title}
              value={selection.has(work.title)}
              onChange={(selected, range) => {
                const from = range ? Math.min(last, at) : at;
                const to = range ? Math.max(last, at) : at;
                const next = new Set(selection);
                for (const { title } of shown.slice(from, to + 1)) selected ? next.add(title) : next.delete(title);
                setSelection(next);
                setLast(at);
              }}
            />
          }
          selected={selection.has(work.title)}
        />
      ))}
    </ArtworkGrid>
  );
}

/** A checkbox on each tile: visible on hover, on focus, and on all tiles once one is selected. */
export const Selection: Story = {
  tags: ['!autodocs'],
  render: () => <Selectable />,
  play: async ({ canvas }) => {
    const user = person();
    const boxes = canvas.getAllByRole('checkbox');
    const places = boxes.map((box) => box.closest('label') as HTMLElement);
    for (const place of places) await expect(place.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await user.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select “Ridges, Late”' })).toHaveFocus();
    await waitFor(() => expect(places[0]).toHaveStyle({ opacity: '1' }));
    await user.keyboard(' ');
    await expect(boxes[0]).toBeChecked();
    await waitFor(() => expect(places[3]).toHaveStyle({ opacity: '1' }));
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Ridges, Late' })).toHaveFocus();
    await user.keyboard('{Shift>}');
    await user.click(places[2] as HTMLElement);
    await user.keyboard('{/Shift}');
    for (const box of boxes.slice(0, 3)) await expect(box).toBeChecked();
    await expect(boxes[3]).not.toBeChecked();
    await user.click(places[1] as HTMLElement);
    await expect(boxes[1]).not.toBeChecked();
    await expect(boxes[2]).toBeChecked();
  },
};

const hills = '霧の尾根';
const wrote = '明日、発送します。';

/** Text in another language than the page has a `lang`, so screen readers use the right voice. */
export const Languages: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Page title={hills} titleKind="work">
      <ArtworkTile artist="佐藤 恵" href="#tile" image={null} title={hills} />
      <ArtworkRow href="#row" image={null} title={hills} />
      <ArtworkLabel title={hills} />
      <ArtTitle>{hills}</ArtTitle>
      <Link href="#link" tone="name">
        {hills}
      </Link>
      <DataTable
        columns={[{ id: 'title', header: 'Title', look: 'artName', text: (title: string) => title, width: 200 }]}
        label="Works"
        rowKey={(title) => title}
        rows={[hills, 'Ridges, Late']}
      />
      <Prose>{wrote}</Prose>
      <ReviewCard name="佐藤 恵" message={wrote} star={5} />
      <Conversation
        label="Messages"
        me="me"
        messages={[
          { id: '1', author: { id: 'her', name: '佐藤 恵' }, text: wrote, at: '2026-04-05T07:00:00Z' },
          { id: '2', author: { id: 'me', name: 'Edith' }, text: 'Thank you.', at: '2026-04-05T07:01:00Z' },
        ]}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ridges, Late')).toBeInTheDocument());
    const inJapanese = [...canvas.getAllByText(hills), ...canvas.getAllByText(wrote)];
    await expect(inJapanese).toHaveLength(10);
    for (const element of inJapanese) await expect(element.closest('[lang="ja"]')).not.toBeNull();
    for (const words of ['Ridges, Late', 'Thank you.']) {
      await expect(canvas.getByText(words).closest('[lang]')).toBe(document.documentElement);
    }
  },
};
