import { useState } from 'react';
import { Button, IconButton, LinkButton } from '../button/index.ts';
import { Bell } from '../icons/index.ts';
import { Popover } from '../popover/index.ts';
import { useStrings } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './NotificationBell.css.ts';
import { NotificationList } from './NotificationList.tsx';
import { type Earlier, knownOf, type Notification, newSince, short } from './notifications.ts';
import { strings } from './strings.ts';

export interface NotificationBellProps extends RootProps<HTMLSpanElement> {
  /** The latest ones, newest first; undefined while loading. */
  notifications: readonly Notification[] | undefined;
  /** Total number of unread ones; undefined during the first load. */
  unread: number | undefined;
  /** Loading failed. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** Called when one was read: opened, or marked as read. */
  onRead: (id: string) => void;
  onReadAll: () => void;
  /** Adds notifications older than those of the list; absent at its end. */
  earlier?: Earlier | undefined;
  /** URL of the page with all of them, if there is one. */
  allHref?: string | undefined;
  /** Called when the list opens, for example to load it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Notifications in a shell's header: a bell with a count, and the latest in a popover. New ones are announced once,
 * politely, and move nothing in the open list. Not for feedback on the user's own action: use toast. Not for messages
 * that must not be missed: use Banner.
 */
export function NotificationBell({
  notifications,
  unread: unreadProp,
  failed = false,
  onRetry,
  onRead,
  onReadAll,
  earlier,
  allHref,
  onOpenChange,
  ...root
}: NotificationBellProps) {
  const string = useStrings(strings);
  const [known, setKnown] = useState({ unread: unreadProp, notifications, news: 0, number: 0 });
  const unread = unreadProp ?? known.unread ?? 0;
  // Keep the last list while it is refetched, or all of it would count as new.
  const list = notifications ?? known.notifications;
  if ((unreadProp !== undefined && known.unread !== unreadProp) || known.notifications !== list) {
    // The first load is not new.
    const news =
      known.unread === undefined
        ? 0
        : newSince(knownOf(known.unread, known.notifications), knownOf(unread, notifications));
    setKnown({
      unread: unreadProp ?? known.unread,
      notifications: list,
      news: news || known.news,
      number: known.number + (news > 0 ? 1 : 0),
    });
  }
  return (
    <span {...root} className={css.bell}>
      <Popover
        footer={
          unread > 0 || allHref !== undefined
            ? (close) => (
                <>
                  {unread > 0 && (
                    <Button emphasis="quiet" onClick={onReadAll} size="small">
                      {string('readAll')}
                    </Button>
                  )}
                  {allHref !== undefined && (
                    <LinkButton href={allHref} onClick={close} size="small">
                      {string('seeAll')}
                    </LinkButton>
                  )}
                </>
              )
            : undefined
        }
        onOpenChange={onOpenChange}
        placement="bottom end"
        title={string('title')}
        trigger={
          <IconButton
            emphasis="quiet"
            icon={Bell}
            label={unread > 0 ? string('unread', { count: unread }) : string('title')}
          />
        }
      >
        {(close) => (
          <NotificationList
            close={close}
            earlier={earlier}
            failed={failed}
            notifications={notifications}
            onRead={onRead}
            onRetry={onRetry}
          />
        )}
      </Popover>
      {unread > 0 && (
        <span aria-hidden="true" className={css.count}>
          {short(unread)}
        </span>
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {/* A new element each time, so that the same text is announced twice. */}
          {known.number > 0 && (
            <span key={known.number}>
              {known.news === 1 ? string('newOne') : string('newMany', { count: known.news })}
            </span>
          )}
        </span>
      </VisuallyHidden>
    </span>
  );
}
