import type { ProductPage } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { Plus, Table2 } from '@smart-art/ui/icons';
import { ListView } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { lazy, type ReactNode, Suspense, use, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { listStatus } from '../../frame/list-status.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useKey } from '../../frame/use-key.ts';
import { useSlow } from '../../frame/use-slow.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { sellerRouteMessages as routeMessages } from '../../routes/seller.messages.ts';
import { useServices } from '../../services/services.ts';
import { libraryMessages as messages } from './ArtLibrary.messages.ts';
import { libraryMessageFiles } from './library-message-files.ts';
import { useLibrary } from './useLibrary.ts';
import { useSelection } from './useSelection.ts';
import { WorksGrid } from './WorksGrid.tsx';

/* The grid is the default view; the table is downloaded on demand. */
const loadTable = () => import('./WorksTable.tsx');
const WorksTable = lazy(async () => ({ default: (await loadTable()).WorksTable }));
const WorksColumns = lazy(async () => ({ default: (await loadTable()).WorksColumns }));

/* Whether works can be added, and how much storage is left, is known later than the works. */
const AddWorkButton = lazy(async () => ({ default: (await import('../../works/AddWorkButton.tsx')).AddWorkButton }));
const LibraryQuota = lazy(async () => ({ default: (await import('./LibraryQuota.tsx')).LibraryQuota }));
const EmptyLibrary = lazy(async () => ({ default: (await import('./EmptyLibrary.tsx')).EmptyLibrary }));

/** Renders its children once the library's second message file has loaded. */
function WithMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <AwaitMessages>{children}</AwaitMessages>
    </Suspense>
  );
}

function AwaitMessages({ children }: { children: ReactNode }) {
  const { language } = useServices();
  use(language.loadMessages(libraryMessageFiles));
  return children;
}

/** The seller's works, in a grid by default (000 section 2). */
export function Component() {
  const intl = useIntl();
  const { list, parts, layout, works, params, chooseLayout } = useLibrary();
  const { data: page, error, isPlaceholderData, refetch, isFetching } = works;
  const chosen = useSelection(params);
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  const crumbs = useCrumbs();

  const isSlow = useSlow();
  const search = useRef<HTMLInputElement>(null);
  const [shortcuts] = usePreference('shortcuts');
  const shortcut = shortcuts === 'on';
  useKey('v', shortcut, () => chooseLayout(layout === 'grid' ? 'table' : 'grid'));
  useKey('/', shortcut, (event) => {
    event.preventDefault();
    search.current?.focus();
  });

  const add = { emphasis: 'primary', icon: Plus, children: intl.formatMessage(routeMessages.addArt) } as const;
  return (
    <Page
      crumbs={crumbs}
      floatingAction={layout === 'grid'}
      primaryAction={
        <Suspense fallback={<LinkButton {...add} href="/add-art" />}>
          <AddWorkButton {...add} />
        </Suspense>
      }
      secondaryActions={[
        { id: 'import', icon: Table2, href: '/import-art', label: intl.formatMessage(routeMessages.importArt) },
        { id: 'deleted', href: '/deleted-list', label: intl.formatMessage(routeMessages.deletedList), tucked: true },
      ]}
      summary={
        page &&
        page.counts.all > 0 && (
          <>
            {summaryOf(intl, page.counts)}
            <Suspense>
              <LibraryQuota />
            </Suspense>
          </>
        )
      }
      summaryPlaceholder={works.isPending && summaryOf(intl, usualCounts)}
      title={title}
    >
      <ListView
        bulk={parts && <parts.LazyManyBar chosen={chosen} page={page} params={params} />}
        empty={
          <WithMessages>
            <EmptyLibrary />
          </WithMessages>
        }
        failure={{
          title: intl.formatMessage(messages.failed),
          message: error ? failureMessage(intl, error) : undefined,
          onRetry: () => void refetch(),
          pending: isFetching,
        }}
        found={page && intl.formatMessage(messages.found, { count: page.total })}
        isEmpty={page?.counts.all === 0}
        label={title}
        layoutLabel={intl.formatMessage(shortcut ? messages.view : messages.viewPlain)}
        list={list}
        pendingTools={!parts}
        report={parts && <parts.LazyManyReport />}
        search={{
          label: intl.formatMessage(messages.search),
          placeholder: intl.formatMessage(messages.searchHint),
          ref: search,
          shortcut: shortcut ? '/' : undefined,
        }}
        skeleton={isSlow ? undefined : <></>}
        status={listStatus(works)}
        tools={
          layout === 'table' &&
          page && (
            <WithMessages>
              <WorksColumns />
            </WithMessages>
          )
        }
        total={page?.total}
        views={parts ? <parts.LazySavedViews list={list} /> : null}
      >
        {page && layout === 'grid' && <WorksGrid chosen={chosen} Pick={parts?.WorkPick} works={page.data} />}
        {page && layout === 'table' && (
          <WithMessages>
            <WorksTable chosen={chosen} list={list} loading={isPlaceholderData} works={page.data} />
          </WithMessages>
        )}
      </ListView>
    </Page>
  );
}

type Summarized = Pick<ProductPage['counts'], 'all' | 'for_sale' | 'to_rent' | 'needs_attention'>;

/** Those of a usual library, for the placeholder. */
const usualCounts: Summarized = { all: 40, for_sale: 30, to_rent: 8, needs_attention: 3 };

/** "60 works · 38 for sale · 9 to rent · 3 need attention"; zero counts are left out, and no line breaks inside one. */
function summaryOf(intl: IntlShape, counts: Summarized): string {
  const parts = [
    [messages.works, counts.all],
    [messages.countForSale, counts.for_sale],
    [messages.countToRent, counts.to_rent],
    [messages.countAttention, counts.needs_attention],
  ] as const;
  return parts
    .filter(([, count]) => count > 0)
    .map(([message, count]) => intl.formatMessage(message, { count }).replaceAll(' ', '\u00A0'))
    .join(' · ');
}
