import { type HTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { dayAt } from '../date-field/day.ts';
import { knownZone } from '../date-field/zone.ts';
import { EmptyState } from '../empty-state/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Ahead, type TimelineStep } from './Ahead.tsx';
import { inOrder } from './days.ts';
import { Entry, type TimelineEvent } from './Entry.tsx';
import { strings } from './strings.ts';
import * as css from './Timeline.css.ts';

/** Loads earlier events. */
export interface Earlier {
  onLoad: () => void;
  loading?: boolean | undefined;
  /** Why loading failed. */
  error?: string | undefined;
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** In any order. */
  events: readonly TimelineEvent[];
  /** Which end is at the top. Default `newest`. */
  order?: 'newest' | 'oldest' | undefined;
  /** Future steps, the next one first: shown at the newest end, in reverse if that is at the top. */
  ahead?: readonly TimelineStep[] | undefined;
  /** Offers to load earlier events. Omit it if everything is loaded. */
  earlier?: Earlier | undefined;
  /** IANA time zone of the dates and times. Default: that of the UiProvider. */
  timeZone?: string | undefined;
  /** The current time for "today", ISO 8601. Default: now. */
  now?: string | undefined;
  /** Replaces "No activity yet." */
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The history of one record and what comes next, in one list: date in the reader's time zone, event, person, with
 * notes, documents and changes. Not for messages between people: use Conversation. Not for progress: use ProgressBar.
 */
export function Timeline({
  events,
  order = 'newest',
  ahead = [],
  earlier,
  timeZone: given,
  now,
  empty,
  ref,
  ...rest
}: TimelineProps) {
  const { locale, timeZone: own } = useUi();
  const timeZone = knownZone(given ?? own);
  const string = useStrings(strings);
  const root = useRef<HTMLDivElement>(null);
  const news = useArrivals(events.length, earlier, order, root);
  const today = dayAt(now === undefined ? new Date() : new Date(now), timeZone);
  const past = inOrder(events, order);
  const loader = earlier && (
    <div className={css.earlier} data-failed={earlier.error ? '' : undefined}>
      {earlier.error && (
        <InlineMessage live="polite" tone="danger">
          {earlier.error}
        </InlineMessage>
      )}
      <Button
        data-earlier=""
        emphasis={earlier.error ? 'secondary' : 'quiet'}
        onClick={earlier.onLoad}
        pending={earlier.loading}
        size="small"
      >
        {string(earlier.error ? 'retry' : 'earlier')}
      </Button>
    </div>
  );

  return (
    <div {...rest} className={css.timeline} ref={refs(root, ref)}>
      {order === 'oldest' && loader}
      {order === 'newest' && ahead.length > 0 && <Ahead steps={ahead.toReversed()} />}
      {past.length === 0 ? (
        (empty ?? <EmptyState size="line" title={string('empty')} />)
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn
        <ol aria-label={string('past')} className={css.list} role="list">
          {past.map((event) => (
            <Entry event={event} key={event.id} timeZone={timeZone} today={today} />
          ))}
        </ol>
      )}
      {order === 'oldest' && ahead.length > 0 && <Ahead steps={ahead} />}
      {order === 'newest' && loader}
      <VisuallyHidden>
        <span role="status">
          {news === 1
            ? string('loadedOne')
            : news > 1
              ? string('loaded', { count: new Intl.NumberFormat(locale).format(news) })
              : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/**
 * Number of entries that the last load added. If its button is removed after the last page, the focus moves to the
 * earliest entry.
 */
function useArrivals(
  count: number,
  earlier: Earlier | undefined,
  order: 'newest' | 'oldest',
  root: { current: HTMLElement | null },
): number {
  const before = useRef({ count, loading: false, news: 0, focused: false });
  const { loading = false } = earlier ?? {};
  const last = before.current;
  const news = last.loading && !loading ? Math.max(0, count - last.count) : loading ? 0 : last.news;
  useLayoutEffect(() => {
    const button = root.current?.querySelector('[data-earlier]');
    if (before.current.focused && !button) {
      const entries = [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
      entries.at(order === 'newest' ? -1 : 0)?.focus();
    }
    before.current = {
      count: loading ? before.current.count : count,
      loading,
      news,
      focused: button !== null && button === document.activeElement,
    };
  });
  return news;
}
