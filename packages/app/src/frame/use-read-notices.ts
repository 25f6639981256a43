import { listNotifications, markNotificationsSeen } from '@smart-art/api-client/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';
import { markOnOpening, markWhileOpen } from './read-notices.ts';

/** Runs once when the page is visible: now, or when its tab comes to the front. @returns cancels it */
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

/** Runs once on the next click or key press in the page's content. @returns cancels it */
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
 * Marks notifications about a record as read once its page has been shown, however the seller got there. Notifications
 * that arrive while the page is open stay unread until the seller uses the page again: so that someone who looked away
 * notices them, and the badge does not flicker for someone at work here. Failures are ignored. Other tabs follow by
 * polling.
 *
 * @param link the record's page as notifications link to it; undefined until its data is shown
 */
export function useReadNotices(link: string | undefined): void {
  const { clients } = useServices();
  /* Polling keeps the bell up to date. */
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
