import { getProductHistory, type ProductEvent } from '@smart-art/api-client/queries';
import { formatDate } from '@smart-art/ui/date-time';
import type { FieldChange } from '@smart-art/ui/diff';
import { HandCoins, Images, type LucideIcon, Package, Pencil, Plus, RotateCcw, Trash2 } from '@smart-art/ui/icons';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Muted } from '@smart-art/ui/text';
import { Timeline, type TimelineEvent } from '@smart-art/ui/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { fieldMessages } from './facts.messages.ts';
import { isFieldName, valueWords } from './field-value.ts';
import { eventMessages, historyMessages as messages } from './history.messages.ts';
import { UseLink } from './Uses.tsx';

const icons = {
  added: Plus,
  saved: Pencil,
  deleted: Trash2,
  restored: RotateCcw,
  ordered: Package,
  on_show: Images,
  funds_requested: HandCoins,
} as const satisfies Record<ProductEvent['event'], LucideIcon>;

/** Told field by field; what has no name here is a newer backend's. */
function changesOf(intl: IntlShape, { changes }: ProductEvent): FieldChange[] {
  return changes.flatMap(({ field, before, after }): FieldChange[] => {
    if (!isFieldName(field)) return [];
    const kind = field === 'description' || field === 'wash_guide' ? 'text' : 'value';
    const label = intl.formatMessage(fieldMessages[field]);
    return [{ kind, id: field, label, before: valueWords(intl, field, before), after: valueWords(intl, field, after) }];
  });
}

function eventOf(intl: IntlShape, event: ProductEvent): TimelineEvent {
  const { id, at, actor, event: what, use, values } = event;
  const until = typeof values.until === 'string' ? formatDate(new Date(values.until), intl.locale) : undefined;
  return {
    id,
    at,
    title: intl.formatMessage(eventMessages[what]),
    who: actor.name ?? undefined,
    icon: icons[what],
    changes: changesOf(intl, event),
    children: use && (
      <div>
        <UseLink use={use} /> {until && <Muted>{intl.formatMessage(messages.until, { date: until })}</Muted>}
      </div>
    ),
  };
}

const step = 20;
/** The contract's bound of a page. */
const atMost = 200;

/** What happened to a work: its changes, its orders, where it was shown, who was asked for funds. */
export function History({ id }: { id: string }) {
  const intl = useIntl();
  const { clients } = useServices();
  const [wanted, setWanted] = useState(step);
  const query = useQuery({
    ...getProductHistory(clients.product, id, { per_page: wanted }),
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
  const shown = data.data.length;
  return (
    <Timeline
      earlier={
        shown < data.total && shown < atMost
          ? {
              onLoad: () => (error ? void refetch() : setWanted(Math.min(wanted + step, atMost))),
              loading: isFetching && isPlaceholderData,
              error: error ? failureWords(intl, error) : undefined,
            }
          : undefined
      }
      events={data.data.map((event) => eventOf(intl, event))}
    />
  );
}
