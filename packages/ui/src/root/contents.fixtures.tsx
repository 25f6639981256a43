import {
  ArtworkFacts,
  ArtworkGallery,
  ArtworkGrid,
  ArtworkLabel,
  ArtworkPick,
  ArtworkRow,
  ArtworkThumbnail,
  ArtworkTile,
} from '../artwork/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Banner } from '../banner/index.ts';
import { BulkReport } from '../bulk-bar/index.ts';
import { Calendar, RangeCalendar } from '../calendar/index.ts';
import { Carousel } from '../carousel/index.ts';
import { BarChart, LineChart, StackedBarChart } from '../chart/index.ts';
import { Composer, Conversation } from '../conversation/index.ts';
import { DataTable } from '../data-table/index.ts';
import { DateTime } from '../date-time/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { ConflictChoice, Diff } from '../diff/index.ts';
import { Accordion, Disclosure } from '../disclosure/index.ts';
import { DraftIndicator } from '../draft-indicator/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { FundingProgress } from '../funding-progress/index.ts';
import { Image } from '../image/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { ListView, useListState } from '../list-view/index.ts';
import { LoadingBar } from '../loading-bar/index.ts';
import { Money } from '../money/index.ts';
import { MonthCalendar } from '../month-calendar/index.ts';
import { Outcome } from '../outcome/index.ts';
import { PriceBreakdown } from '../price-breakdown/index.ts';
import {
  PrintCertificate,
  PrintLabels,
  PrintMark,
  PrintReceipt,
  PrintSheet,
  PrintTable,
} from '../print-sheet/index.ts';
import { Bar, ProgressBar } from '../progress-bar/index.ts';
import { QrCode } from '../qr-code/index.ts';
import { QuotaMeter } from '../quota-meter/index.ts';
import { ReviewCard } from '../review-card/index.ts';
import { Row, RowList } from '../row-list/index.ts';
import { ScaleView } from '../scale-view/index.ts';
import { Loading, Skeleton } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import { StarRating } from '../star-rating/index.ts';
import { StatTile, StatTiles } from '../stat-tile/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { Thumbnails } from '../thumbnails/index.ts';
import { Timeline } from '../timeline/index.ts';
import { type Drawn, image, nothing, picture, type Root } from './shared.fixtures.ts';

const chart = {
  title: 'Sold',
  pointLabel: 'Month',
  points: ['2026-04'],
  series: [{ id: 'sold', label: 'Sold', values: [3] }],
};
const work = { href: '/works/1', image: null, title: 'Rain' };
const changed = [{ id: 'a', label: 'A', kind: 'text', before: 'one', after: 'two' }] as const;
const part = { title: 'Delivery', children: 'Words' };
const price = { label: 'Total', amount: '48.00', currency: 'USD' };
const label = { key: 'one', title: 'Rain', lines: [] };
const receipt = {
  title: 'Receipt',
  facts: [],
  to: { names: [] },
  received: { label: 'Received', amount: '$48.00' },
  statement: [],
  lines: { caption: 'Lines', heads: ['What', 'Amount'], rows: [], sums: [] },
  details: [],
  from: { label: 'Paid to', name: 'Smart Art' },
} as const;
const certificate = { title: 'Certificate', work: 'Rain', facts: [], statement: [], signatures: [], footer: '1' };
const review = { name: 'Haruka Tanaka', message: 'Fine.', star: 5 };

function List(root: Root) {
  const list = useListState({}, new URLSearchParams(), nothing);
  return (
    <ListView {...root} label="Works" list={list} status="ready" total={0}>
      {null}
    </ListView>
  );
}

/** Text and media. */
export const contents: Drawn = {
  Accordion: (root) => <Accordion {...root} items={[{ ...part, id: 'one' }]} />,
  ArtworkFacts: (root) => <ArtworkFacts {...root} facts={[]} image={null} />,
  ArtworkGallery: (root) => <ArtworkGallery {...root} pictures={[picture]} title="Rain" />,
  Outcome: (root) => (
    <Outcome {...root} tone="success">
      Paid
    </Outcome>
  ),
  ArtworkGrid: (root) => (
    <ArtworkGrid {...root} label="Works">
      {null}
    </ArtworkGrid>
  ),
  ArtworkLabel: (root) => <ArtworkLabel {...root} artist="Haruka Tanaka" />,
  ArtworkPick: (root) => <ArtworkPick {...root} onChange={nothing} title="Rain" value={false} />,
  ArtworkRow: (root) => <ArtworkRow {...work} {...root} />,
  ArtworkThumbnail: (root) => <ArtworkThumbnail {...root} image={null} />,
  ArtworkTile: (root) => <ArtworkTile {...work} {...root} />,
  Avatar: (root) => <Avatar {...root} name="Haruka Tanaka" />,
  Banner: (root) => <Banner {...root} tone="info" />,
  Bar: (root) => <Bar {...root} share={0.5} />,
  BarChart: (root) => <BarChart {...chart} {...root} />,
  BulkReport: (root) => <BulkReport {...root} action="Unpublish" done={1} failures={[]} onDismiss={nothing} />,
  Calendar: (root) => <Calendar {...root} label="Day" onChange={nothing} value={null} />,
  Carousel: (root) => <Carousel {...root} label="Reviews" slides={[{ id: 'one', children: 'Words' }]} />,
  Composer: (root) => <Composer {...root} onChange={nothing} onSend={nothing} value="" />,
  ConflictChoice: (root) => <ConflictChoice {...root} fields={changed} onChange={nothing} value={{}} />,
  Conversation: (root) => <Conversation {...root} label="Messages" me="one" messages={[]} />,
  DataTable: (root) => <DataTable {...root} columns={[]} label="Works" rowKey={String} rows={[]} />,
  DateTime: (root) => <DateTime {...root} value="2026-04-01T12:00:00Z" />,
  DescriptionList: (root) => <DescriptionList {...root} items={[{ term: 'Year', description: '1971' }]} />,
  Diff: (root) => <Diff {...root} fields={changed} />,
  Disclosure: (root) => <Disclosure {...part} {...root} />,
  DraftIndicator: (root) => <DraftIndicator {...root} status="none" />,
  EmptyState: (root) => <EmptyState {...root} title="No works" />,
  'EmptyState of a section': (root) => <EmptyState {...root} size="section" title="No works" />,
  'EmptyState of a line': (root) => <EmptyState {...root} size="line" title="No works" />,
  ErrorSummary: (root) => <ErrorSummary {...root} complaints={[{ message: 'One' }, { message: 'Two' }]} />,
  MonthCalendar: (root) => (
    <MonthCalendar {...root} events={[]} label="Exhibitions" month="2026-04" onMonthChange={nothing} />
  ),
  FundingProgress: (root) => <FundingProgress {...root} currency="USD" goal="8000.00" label="Book" raised="6034.50" />,
  Image: (root) => <Image {...root} alt="" source={image} />,
  InlineMessage: (root) => (
    <InlineMessage {...root} tone="info">
      Words
    </InlineMessage>
  ),
  LineChart: (root) => <LineChart {...chart} {...root} />,
  ListView: (root) => <List {...root} />,
  Loading: (root) => <Loading {...root}>{null}</Loading>,
  LoadingBar: (root) => <LoadingBar {...root} loading={false} />,
  Money: (root) => <Money {...root} amount="48.00" currency="USD" />,
  PriceBreakdown: (root) => <PriceBreakdown {...root} items={[]} total={price} />,
  PrintCertificate: (root) => <PrintCertificate {...certificate} {...root} />,
  PrintLabels: (root) => <PrintLabels {...root} labels={[label]} sheetName={String} size="a6" />,
  PrintMark: (root) => <PrintMark {...root} kind="box" />,
  PrintReceipt: (root) => <PrintReceipt {...receipt} {...root} />,
  PrintSheet: (root) => (
    <PrintSheet {...root} title="Packing slip">
      {null}
    </PrintSheet>
  ),
  PrintTable: (root) => <PrintTable {...root} caption="Works" columns={[]} rows={[]} />,
  ProgressBar: (root) => <ProgressBar {...root} label="Upload" value={0.5} />,
  QrCode: (root) => <QrCode {...root} label="Rain" text="https://example.com" />,
  QuotaMeter: (root) => <QuotaMeter {...root} totalBytes={2} usedBytes={1} />,
  RangeCalendar: (root) => <RangeCalendar {...root} label="Days" onChange={nothing} value={null} />,
  ReviewCard: (root) => <ReviewCard {...review} {...root} />,
  ScaleView: (root) => <ScaleView {...root} height={40} width={30} />,
  Skeleton: (root) => <Skeleton {...root} />,
  'Skeleton of lines': (root) => <Skeleton {...root} lines={3} />,
  Spinner: (root) => <Spinner {...root} />,
  StackedBarChart: (root) => <StackedBarChart {...chart} {...root} />,
  StarRating: (root) => <StarRating {...root} value={4} />,
  StatTile: (root) => <StatTile {...root} label="Sold" value={3} />,
  StatTiles: (root) => (
    <StatTiles {...root}>
      <StatTile label="Sold" value={3} />
    </StatTiles>
  ),
  RowList: (root) => (
    <RowList {...root} label="To do">
      <Row title="One" />
    </RowList>
  ),
  Row: (root) => <Row {...root} title="One" />,
  StatusBadge: (root) => (
    <StatusBadge {...root} tone="neutral">
      Draft
    </StatusBadge>
  ),
  Thumbnails: (root) => <Thumbnails {...root} index={0} onIndexChange={nothing} pictures={[picture]} />,
  Timeline: (root) => <Timeline {...root} events={[]} />,
};
