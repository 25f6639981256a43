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
  /** The latest ones, newest first; undefined while they are loading. */
  notifications: readonly Notification[] | undefined;
  /** How many are unread in all; undefined while that is loading for the first time. */
  unread: number | undefined;
  /** Loading them has failed. */
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  /** Told that one was read: followed, or marked. */
  onRead: (id: string) => void;
  onReadAll: () => void;
  /** There are earlier ones than those of the list, and this adds them; absent at its end. */
  earlier?: Earlier | undefined;
  /** Where all of them are, if there is such a page. */
  allHref?: string | undefined;
  /** Told when the list opens: the moment to load it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * What has happened, in the header of a shell: a bell with a count, and the latest behind it. New ones may come at any
 * time: they are announced once, politely, and move nothing that is being read. Not for an answer to what was just
 * done: use toast. Not for what must not be missed: use Banner.
 */
export function NotificationBell({
  notifications,
  unread: told,
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
  const [known, setKnown] = useState({ unread: told, notifications, news: 0, number: 0 });
  const unread = told ?? known.unread ?? 0;
  // A list that is being loaded anew does not make everything new when it comes.
  const list = notifications ?? known.notifications;
  if ((told !== undefined && known.unread !== told) || known.notifications !== list) {
    // What is there at first is not new.
    const news =
      known.unread === undefined
        ? 0
        : newSince(knownOf(known.unread, known.notifications), knownOf(unread, notifications));
    setKnown({
      unread: told ?? known.unread,
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
          {/* Another element each time: the same words twice are two announcements. */}
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
