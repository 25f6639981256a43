import { getProductHistory, type ProductEvent } from '@smart-art/api-client/queries';
import { formatDate } from '@smart-art/ui/date-time';
import type { FieldChange } from '@smart-art/ui/diff';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Muted } from '@smart-art/ui/text';
import { Timeline, type TimelineEvent } from '@smart-art/ui/timeline';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { fieldMessages, valueMessages } from './facts.messages.ts';
import { isFieldName, valueText } from './field-value.ts';
import { eventMessages, historyMessages as messages } from './history.messages.ts';
import { UseLink } from './Uses.tsx';

/** The changes by field; unknown fields come from a newer backend and are skipped. */
function changesOf(intl: IntlShape, { changes }: ProductEvent): FieldChange[] {
  return changes.flatMap(({ field, before, after }): FieldChange[] => {
    if (!isFieldName(field)) return [];
    const kind = field === 'description' || field === 'wash_guide' ? 'text' : 'value';
    const label = intl.formatMessage(fieldMessages[field]);
    /* The value is the number of images, so an equal one means they were reordered or replaced. */
    if (field === 'images' && before === after) {
      return [{ kind: 'value', id: field, label, before: null, after: intl.formatMessage(valueMessages.rearranged) }];
    }
    return [{ kind, id: field, label, before: valueText(intl, field, before), after: valueText(intl, field, after) }];
  });
}

function eventOf(intl: IntlShape, event: ProductEvent): TimelineEvent {
  const { id, at, actor, event: what, use, values } = event;
  const until = typeof values.until === 'string' ? formatDate(new Date(values.until), intl) : undefined;
  return {
    id,
    at,
    title: intl.formatMessage(eventMessages[what]),
    who: actor.name ?? undefined,
    changes: changesOf(intl, event),
    children: use && (
      <div>
        <UseLink use={use} /> {until && <Muted>{intl.formatMessage(messages.until, { date: until })}</Muted>}
      </div>
    ),
  };
}

/** Events per page. */
const step = 20;

/** The history of a work: changes, orders, exhibitions, crowdfunding requests. */
export function History({ id }: { id: string }) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const pageOf = (page: number) => getProductHistory(clients.product, id, { page, per_page: step });
  const [pageCount, setPageCount] = useState(1);
  const query = useQuery({
    queryKey: [...pageOf(1).queryKey, 'pages', pageCount],
    queryFn: () =>
      Promise.all(
        Array.from({ length: pageCount }, (_, index) => queryClient.fetchQuery({ ...pageOf(index + 1), staleTime: 0 })),
      ),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) return <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    );
  }
  /* A new event moves the others by one, so pages can overlap: deduplicate by id. */
  const events = new Map(data.flatMap((page) => page.data.map((event) => [event.id, event] as const)));
  const total = data.at(-1)?.total ?? 0;
  return (
    <Timeline
      earlier={
        data.length * step < total
          ? {
              onLoad: () => (error ? void refetch() : setPageCount(data.length + 1)),
              loading: isFetching && isPlaceholderData,
              error: error ? failureMessage(intl, error) : undefined,
            }
          : undefined
      }
      events={[...events.values()].map((event) => eventOf(intl, event))}
    />
  );
}
