import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { DateTime } from '../date-time/index.ts';
import { Clock } from '../icons/index.ts';
import { Money } from '../money/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Row, RowList } from './index.ts';

const answer = { label: 'Answer request', href: '#harbour' };
const due = (
  <StatusBadge icon={Clock} tone="warning">
    Due tomorrow
  </StatusBadge>
);

const tasks = (
  <>
    <Row
      action={answer}
      aside={<Money amount="1450.00" currency="USD" />}
      image={pictures.landscape}
      note="Emma Larsen · SA-001042"
      title="Harbour before rain"
      titleKind="work"
    />
    <Row
      action={{ label: 'Confirm payment', href: '#wall' }}
      aside={due}
      image={pictures.veryTall}
      note="Kenji Sato · SA-001043"
      title="The sea wall"
      titleKind="work"
    />
    <Row
      action={{ label: '発送する', href: '#kaki' }}
      image={null}
      note="田中はるかさん・SA-001044"
      title="柿、夕方の光"
      titleKind="work"
    />
  </>
);
const days = (
  <>
    <Row aside={due} href="#lease" note={<DateTime value="2026-03-18" />} title="“Snow line”: rental ends" />
    <Row aside="in 12 days" note={<DateTime value="2026-03-29" />} title="Storage plan ends" />
  </>
);
const news = (
  <>
    <Row href="#order" note="2 hours ago" title="Emma Larsen wants to buy Harbour before rain (SA-001042)." unread />
    <Row note="yesterday" title="Your agreement has been renewed." />
  </>
);

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from row to row: each is one link.',
    run: async ({ canvas, user }) => {
      for (const name of [/^Answer request Harbour/, /^Confirm payment The sea wall/, /^発送する/]) {
        await user.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    },
  },
];

const meta = {
  title: 'Data/RowList',
  component: RowList,
  subcomponents: { Row },
  tags: ['stable'],
  args: { label: 'To do', children: tasks },
  argTypes: { children: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Say on the button what is done behind it: “Confirm payment”.',
        'Show the few that count, with a link to all.',
      ],
      dont: ['Give a row two places to lead to.', 'Use it for what is sorted, searched or paged: that is DataTable.'],
      accessibility: ['The whole row is pressed, but there is one link in it; the title is part of its name.'],
    },
  },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="with pictures and buttons: wide, on a phone">
        <SheetCell label="640 px" width={640}>
          <Preview focus="li:nth-child(2) a" hover="li:nth-child(1) a">
            <RowList label="To do">{tasks}</RowList>
          </Preview>
        </SheetCell>
        <SheetCell label="320 px" width={320}>
          <RowList label="To do on a phone">{tasks}</RowList>
        </SheetCell>
      </SheetRow>
      <SheetRow label="words alone: days, news">
        <SheetCell label="320 px" width={320}>
          <RowList label="Deadlines">{days}</RowList>
        </SheetCell>
        <SheetCell label="focus" width={320}>
          <Preview focus="li:nth-child(1) a">
            <RowList label="News">{news}</RowList>
          </Preview>
        </SheetCell>
        <SheetCell label="640 px" width={640}>
          <RowList label="Deadlines in a wide column">{days}</RowList>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <>
      <Narrow>
        <RowList label="Long">
          <Row
            action={{ label: longTitle, href: '#long' }}
            aside={longTitle}
            image={pictures.broken}
            note={longTitle}
            title={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)}
            titleKind="work"
          />
          <Row href="#long" title={longTitle} unread />
        </RowList>
      </Narrow>
      <RowList label="Long and wide">
        <Row action={{ label: longTitle, href: '#long' }} aside={longTitle} image={null} title={longTitle} />
      </RowList>
    </>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Pressing anywhere on a row follows its link. */
export const Pressed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    const link = canvas.getByRole('link', { name: /^Answer request/ });
    const { left, top, bottom } = row!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, (top + bottom) / 2)).toBe(link);
  },
};
