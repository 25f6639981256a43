import type { ProductPage } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Plus } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { Pagination } from '@smart-art/ui/pagination';
import { Stack } from '@smart-art/ui/stack';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { lazy, Suspense } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { failureMessages } from '../../frame/failures.messages.ts';
import { useTitle } from '../../frame/title.ts';
import { routeMessages } from '../../routes.messages.ts';
import { libraryMessages as messages } from './ArtLibrary.messages.ts';
import { LibrarySkeleton } from './LibrarySkeleton.tsx';
import { LibraryTools } from './LibraryTools.tsx';
import { NoWorks } from './NoWorks.tsx';
import { useLibrary } from './useLibrary.ts';
import { WorksGrid } from './WorksGrid.tsx';

/* Pictures come first: the table is downloaded by whoever wants it. */
const WorksTable = lazy(async () => ({ default: (await import('./WorksTable.tsx')).WorksTable }));

/** The seller's works, pictures first (000 section 2). */
export function Component() {
  const intl = useIntl();
  const { view, layout, list, pageCount, show, chooseLayout, hrefOf } = useLibrary();
  const { data: page, error, isPlaceholderData, refetch, isFetching } = list;
  const title = intl.formatMessage(messages.title);
  useTitle(title);

  return (
    <Page
      crumbs={[{ label: intl.formatMessage(routeMessages.library) }]}
      primaryAction={
        <LinkButton emphasis="primary" href="/add-art" icon={Plus}>
          {intl.formatMessage(messages.add)}
        </LinkButton>
      }
      summary={page && page.counts.all > 0 ? summaryOf(intl, page.counts) : undefined}
      title={title}
    >
      <Stack gap={5}>
        {page?.counts.all !== 0 && (
          <LibraryTools chooseLayout={chooseLayout} counts={page?.counts} layout={layout} show={show} view={view} />
        )}
        {error && (
          <Banner
            action={
              <Button onClick={() => void refetch()} pending={isFetching} size="small">
                {intl.formatMessage(failureMessages.retry)}
              </Button>
            }
            live="assertive"
            title={intl.formatMessage(messages.failed)}
            tone="danger"
          >
            {failureWords(intl, error)}
          </Banner>
        )}
        <div aria-live="polite">
          {page && !isPlaceholderData && (view.search || view.show !== 'all' || view.type !== 'all') && (
            <VisuallyHidden>{intl.formatMessage(messages.found, { count: page.total })}</VisuallyHidden>
          )}
        </div>
        {!page && !error && <LibrarySkeleton layout={layout} />}
        {page && page.data.length === 0 && <NoWorks libraryIsEmpty={page.counts.all === 0} show={show} view={view} />}
        {page && page.data.length > 0 && layout === 'grid' && <WorksGrid works={page.data} />}
        {page && page.data.length > 0 && layout === 'table' && (
          <Suspense fallback={<LibrarySkeleton layout="table" />}>
            <WorksTable
              loading={isPlaceholderData}
              onSort={(sort) => show({ sort })}
              sort={view.sort}
              works={page.data}
            />
          </Suspense>
        )}
        {page && pageCount > 1 && (
          <Pagination
            from={page.from ?? 0}
            hrefFor={hrefOf}
            page={view.page}
            pageCount={pageCount}
            to={page.to ?? 0}
            total={page.total}
          />
        )}
      </Stack>
    </Page>
  );
}

/** "60 works · 38 for sale · 9 to rent · 3 need attention", without what there is none of. */
function summaryOf(intl: IntlShape, counts: ProductPage['counts']): string {
  const parts = [
    [messages.works, counts.all],
    [messages.countForSale, counts.for_sale],
    [messages.countToRent, counts.to_rent],
    [messages.countAttention, counts.needs_attention],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([message, count]) => intl.formatMessage(message, { count }))
    .join(' · ');
}
