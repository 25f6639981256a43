import type { ExhibitionDetails, WorkOnShow } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { formatDate } from '@smart-art/ui/date-time';
import { PrintMark, PrintSheet, type PrintSheetProps, PrintTable } from '@smart-art/ui/print-sheet';
import { Stack } from '@smart-art/ui/stack';
import { ArtTitle, Muted } from '@smart-art/ui/text';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { sizeText } from '../../works/size.ts';
import { exhibitionPaperMessages as messages } from './exhibition-papers.messages.ts';
import { textIn } from './paper-intl.ts';
import { priceText, yearAndMedium } from './sale-text.ts';

export interface ExhibitionTableProps {
  kind: 'prices' | 'checklist';
  exhibition: ExhibitionDetails;
  /** In the order of their numbers. */
  works: readonly WorkOnShow[];
  size: PrintSheetProps['size'];
  /** The languages of the document: one, or both. */
  intls: readonly IntlShape[];
}

/** Steps done for every work, in order. */
const steps = ['arrived', 'hung', 'labelled', 'condition', 'returned'] as const;

/** The price list or the checklist of an exhibition, as printed. */
export function ExhibitionTable({ kind, exhibition, works, size, intls }: ExhibitionTableProps) {
  const translate = (text: (on: IntlShape) => string | undefined) => textIn(intls, text) ?? '';
  const term = (message: MessageDescriptor) => translate((on) => on.formatMessage(message));
  const { name, starts_at, ends_at, time_zone: zone, address } = exhibition;
  const day = (on: IntlShape, instant: string) => formatDate(new Date(instant), on, false, zone);
  const dates = translate((on) => [...new Set([starts_at, ends_at].map((instant) => day(on, instant)))].join('–'));
  const isPriceList = kind === 'prices';
  return (
    <PrintSheet
      footer={
        isPriceList && translate((on) => on.formatMessage(messages.pricesOn, { date: formatDate(new Date(), on) }))
      }
      from={[name, dates, address].filter(Boolean).join('\n')}
      lang={intls[0]?.locale}
      size={size}
      title={term(messages[kind])}
    >
      <PrintTable
        caption={translate((on) => on.formatMessage(messages.works, { count: works.length }))}
        columns={
          isPriceList
            ? [
                { label: term(messages.number) },
                { label: term(messages.work) },
                { label: term(messages.size) },
                { label: term(messages.price), numeric: true },
                { label: term(messages.status) },
              ]
            : [
                { label: term(messages.number) },
                { label: term(messages.picture) },
                { label: term(messages.work) },
                ...steps.map((step) => ({ label: term(messages[step]) })),
              ]
        }
        rows={works.map((work, index) => {
          const number = String(index + 1);
          const dimensions = translate((on) => sizeText(on, work));
          return {
            key: work.id,
            cells: isPriceList
              ? [
                  number,
                  <Named key="work" lines={[work.artist_name, yearAndMedium(work)]} title={work.title} />,
                  dimensions,
                  priceText(intls, work.sale),
                  <Status key="status" sale={work.sale} term={term} />,
                ]
              : [
                  number,
                  <Picture key="picture" work={work} />,
                  <Named key="work" lines={[work.artist_name, dimensions]} title={work.title} />,
                  ...steps.map((step) => <PrintMark key={step} kind="box" />),
                ],
          };
        })}
      />
    </PrintSheet>
  );
}

function Named({ title, lines }: { title: string; lines: readonly (string | null)[] }) {
  return (
    <Stack gap={0}>
      <ArtTitle>{title}</ArtTitle>
      {lines.map((line) => line && <Muted key={line}>{line}</Muted>)}
    </Stack>
  );
}

function Picture({ work: { cover } }: { work: WorkOnShow }) {
  const { config } = useServices();
  return <ArtworkThumbnail eager image={cover && sourceOf(config.productUrl, cover)} />;
}

/** The mark of a sold or reserved work; available works, and those not for sale, have none. */
function Status({ sale, term }: Pick<WorkOnShow, 'sale'> & { term: (message: MessageDescriptor) => string }) {
  if (sale?.availability === 'sold') return <PrintMark kind="dot">{term(messages.sold)}</PrintMark>;
  if (sale?.availability === 'reserved') return <PrintMark kind="ring">{term(messages.reserved)}</PrintMark>;
  return null;
}
