import { listNotifications, markNotificationsSeen } from '@smart-art/api-client/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';
import { markOnOpening, markWhileOpen } from './read-notices.ts';

/** Runs once when the page is in sight: at once, or when its tab comes to the front. @returns takes it back */
function whenShown(run: () => void): () => void {
  const stop = () => document.removeEventListener('visibilitychange', look);
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    stop();
    run();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}

const uses = ['pointerdown', 'keydown'] as const;

/** Runs once when somebody presses or types in the page's content. @returns takes it back */
function whenUsed(run: () => void): () => void {
  const stop = () => {
    for (const event of uses) document.removeEventListener(event, look);
  };
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('main'))) return;
    stop();
    run();
  };
  for (const event of uses) document.addEventListener(event, look);
  return stop;
}

/**
 * Marks what the bell says of a record as read once the record's page has been shown, however the seller came to it.
 * What comes while the page is open stays unread until the seller uses the page again: the bell then tells somebody who
 * has looked away, and does not flicker for somebody who is at work here. It is quiet: where it fails, the bell stays as
 * it is. Other tabs follow by the poll.
 *
 * @param link the record's page as notices name it; undefined until its data are shown
 */
export function useReadNotices(link: string | undefined): void {
  const { clients } = useServices();
  /* The bell keeps itself up to date. */
  const { data: bell } = useQuery({ ...listNotifications(clients.product), refetchOnMount: false });
  const { mutate } = useMutation(markNotificationsSeen(clients.product));
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!bell || link === undefined) return;
    const isOpening = opened.current !== link;
    const found = isOpening ? markOnOpening(bell, link) : markWhileOpen(bell, link);
    if (!isOpening) return found && whenUsed(() => mutate(found));
    return whenShown(() => {
      opened.current = link;
      if (found) mutate(found);
    });
  }, [bell, link, mutate]);
}
