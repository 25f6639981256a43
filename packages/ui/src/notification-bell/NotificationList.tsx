import { useRef, useState } from 'react';
import { Banner } from '../banner/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { DateTime } from '../date-time/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { Bell, Check } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { Loading, Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './NotificationBell.css.ts';
import { type Earlier, type Notification, steady } from './notifications.ts';
import { strings } from './strings.ts';

export interface NotificationListProps {
  notifications: readonly Notification[] | undefined;
  failed: boolean;
  onRetry: (() => void) | undefined;
  onRead: (id: string) => void;
  /** Loads notifications older than those shown. */
  earlier: Earlier | undefined;
  /** Closes the popover around the list. */
  close: () => void;
}

/** The content of a notification, linked or not. */
function Line({ text, at, unread }: Pick<Notification, 'text' | 'at' | 'unread'>) {
  const string = useStrings(strings);
  return (
    <>
      <span className={css.dot} data-unread={unread ? '' : undefined}>
        {unread && <VisuallyHidden>{string('unreadMark')}</VisuallyHidden>}
      </span>
      <span className={css.words} data-unread={unread ? '' : undefined}>
        {text}
      </span>
      <span className={css.time}>
        <DateTime relative value={at} />
      </span>
    </>
  );
}

/** The popover of the bell. While it is open nothing in it moves: new notifications wait behind a button. */
export function NotificationList({ notifications, failed, onRetry, onRead, earlier, close }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  // The button below is removed with the last page: the list then takes the focus.
  const focusFallback = useFocusFallback(list);
  const { Anchor } = useUi();
  const string = useStrings(strings);
  const [met, setMet] = useState(notifications);
  // The first list after loading is the baseline.
  if (!met && notifications) setMet(notifications);

  const order = met ?? [];
  const { shown, waiting } = steady(
    order.map(({ id }) => id),
    new Map(order.map((each) => [each.id, each])),
    notifications ?? order,
  );

  return (
    <div className={css.content} {...focusFallback}>
      {failed && (
        <Banner
          action={
            onRetry && (
              <Button onClick={onRetry} size="small">
                {string('retry')}
              </Button>
            )
          }
          tone="danger"
        >
          {string('failed')}
        </Banner>
      )}
      {/* The page behind an open popover is silent to screen readers, so announce here. */}
      <div aria-live="polite" className={css.news}>
        {waiting.length > 0 && (
          <Button fullWidth onClick={() => setMet(notifications)} size="small">
            {string('showNew', { count: waiting.length })}
          </Button>
        )}
      </div>
      {!met && !failed && (
        <Loading>
          <div className={css.skeleton}>
            <Skeleton lines={2} />
            <Skeleton lines={2} />
            <Skeleton lines={2} />
          </div>
        </Loading>
      )}
      {met?.length === 0 && waiting.length === 0 && (
        <EmptyState icon={Bell} size="section" title={string('empty')}>
          {string('emptyHelp')}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={css.list} ref={list} tabIndex={-1}>
          {shown.map(({ id, text, at, href, unread }) => (
            <li className={css.item} key={id}>
              {href === undefined ? (
                <div className={css.line}>
                  <Line at={at} unread={unread} text={text} />
                </div>
              ) : (
                <Anchor
                  className={css.link}
                  href={href}
                  onClick={() => {
                    if (unread) onRead(id);
                    close();
                  }}
                >
                  <Line at={at} unread={unread} text={text} />
                </Anchor>
              )}
              {unread && (
                <IconButton
                  emphasis="quiet"
                  icon={Check}
                  label={string('read', { text })}
                  onClick={() => onRead(id)}
                  size="small"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {earlier && shown.length > 0 && (
        <Button emphasis="quiet" fullWidth onClick={earlier.onShow} pending={earlier.loading} size="small">
          {string('showEarlier')}
        </Button>
      )}
    </div>
  );
}
