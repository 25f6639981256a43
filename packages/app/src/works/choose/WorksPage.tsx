import type { Product } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { Button } from '@smart-art/ui/button';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { EmptyState } from '@smart-art/ui/empty-state';
import { ChevronLeft, ChevronRight } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { formatMoney } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { ArtTitle, Muted } from '@smart-art/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { captionOf, sourceOf } from '../caption.ts';
import { chooseMessages as messages } from './choose.messages.ts';

interface Page {
  data: Product[];
  from: number | null;
  to: number | null;
  total: number;
}

const priceOf = (intl: IntlShape, { sale_cost: cost }: Product) =>
  cost ? formatMoney(cost.amount, cost.currency, intl.locale) : '';

const pictureOf = (productUrl: string, { images: [cover] }: Product) => (
  <ArtworkThumbnail image={cover ? sourceOf(productUrl, cover) : null} />
);

/** A work on a narrow screen. Not a link, because clicking it selects the work. */
function WorkCard({ work }: { work: Product }) {
  const intl = useIntl();
  const { config } = useServices();
  const facts = [captionOf(intl, work).size, priceOf(intl, work)].filter(Boolean);
  return (
    <Inline gap={3} wrap={false}>
      {pictureOf(config.productUrl, work)}
      <Stack gap={1}>
        <ArtTitle as="span" lines={2} size="text">
          {work.title}
        </ArtTitle>
        {facts.length > 0 && <Muted>{facts.join(' · ')}</Muted>}
      </Stack>
    </Inline>
  );
}

function columnsOf(intl: IntlShape, productUrl: string): Column<Product>[] {
  return [
    {
      id: 'picture',
      header: intl.formatMessage(messages.picture),
      render: (work) => pictureOf(productUrl, work),
      picture: true,
    },
    {
      id: 'work',
      header: intl.formatMessage(messages.work),
      text: ({ title }) => title,
      look: 'artName',
      width: 220,
    },
    {
      id: 'size',
      header: intl.formatMessage(messages.size),
      text: (work) => captionOf(intl, work).size ?? '',
      look: 'muted',
      width: 140,
    },
    {
      id: 'price',
      header: intl.formatMessage(messages.price),
      text: (work) => priceOf(intl, work),
      align: 'end',
      width: 110,
    },
  ];
}

export interface WorksPageProps {
  query: UseQueryResult<Page>;
  page: number;
  onPage: (page: number) => void;
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
  /** Text for the empty state. */
  none: { title: string; help: string };
}

/** A page of works to choose from. */
export function WorksPage({ query, page, onPage, selection, onSelect, none }: WorksPageProps) {
  const intl = useIntl();
  const { config } = useServices();
  const columns = useMemo(() => columnsOf(intl, config.productUrl), [intl, config.productUrl]);
  const { data, isPlaceholderData, isPending, error } = query;
  if (error && !data) return <FailureBanner query={query} title={intl.formatMessage(messages.worksFailed)} />;
  return (
    <Stack gap={3}>
      <FailureBanner query={query} title={intl.formatMessage(messages.worksFailed)} />
      <DataTable
        card={(work) => <WorkCard work={work} />}
        columns={columns}
        empty={
          <EmptyState size="section" title={none.title}>
            {none.help}
          </EmptyState>
        }
        height="24rem"
        label={intl.formatMessage(messages.works)}
        loading={isPending || isPlaceholderData}
        onSelectionChange={onSelect}
        rowKey={({ id }) => id}
        rows={data?.data ?? []}
        selection={selection}
      />
      {data && data.total > 0 && (
        <Inline justify="between">
          <Muted role="status">
            {intl.formatMessage(messages.range, { from: data.from ?? 0, to: data.to ?? 0, total: data.total })}
          </Muted>
          <Inline>
            <Button disabled={page === 1} icon={ChevronLeft} onClick={() => onPage(page - 1)} size="small">
              {intl.formatMessage(messages.previous)}
            </Button>
            <Button disabled={data.to === data.total} icon={ChevronRight} onClick={() => onPage(page + 1)} size="small">
              {intl.formatMessage(messages.next)}
            </Button>
          </Inline>
        </Inline>
      )}
    </Stack>
  );
}
