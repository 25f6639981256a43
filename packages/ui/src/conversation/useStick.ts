import { useLayoutEffect, useRef, useState } from 'react';

/** Within this many px of the end a list counts as scrolled to the end. */
const near = 48;

/**
 * Keeps a scrolling list at its end while it is there. A user who scrolled up is not moved but gets a count of new
 * entries.
 * @param ids of the entries, newest last
 * @param mine true if the newest entry is the user's own: then scroll to it
 * @returns refs of the list and its content, the number of unseen entries, and a function that scrolls to the end
 */
export function useStick(ids: readonly string[], mine: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const seen = useRef<ReadonlySet<string> | null>(null);
  const [away, setAway] = useState(false);
  const [unseen, setUnseen] = useState(0);
  const oldest = ids[0];
  const newest = ids.at(-1);
  /** Height of the list in px when last measured. */
  const height = useRef(0);
  /** The first entry, and its distance in px from the top of the list. */
  const first = useRef<{ id: string | undefined; top: number }>(undefined);

  const topOf = (entry: Element) =>
    entry.getBoundingClientRect().top - (list.current?.getBoundingClientRect().top ?? 0);
  const note = () => {
    const entry = list.current?.querySelector<HTMLElement>('[data-message]');
    first.current = entry ? { id: entry.dataset.message, top: topOf(entry) } : undefined;
  };

  /** Updates whether the end is in view. */
  const judge = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => {
    stuck.current = scrollHeight - scrollTop - clientHeight <= near;
    height.current = clientHeight;
    setAway(!stuck.current);
    if (stuck.current) setUnseen(0);
    note();
  };

  const toEnd = () => {
    const { current } = list;
    if (!current) return;
    stuck.current = true;
    current.scrollTop = current.scrollHeight;
    setAway(false);
    setUnseen(0);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the newest entry changes
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = new Set(ids);
    const line = list.current?.querySelector<HTMLElement>('[data-unread]');
    if (!before?.size && line && list.current) {
      // Continue at the first unread entry.
      stuck.current = false;
      list.current.scrollTop += topOf(line) - near;
      return;
    }
    // On the first render the observer below scrolls to the end, once layout is done anyway.
    if (!before) return;
    if (stuck.current || mine) toEnd();
    else {
      // Count only entries after the last known one: earlier messages loaded in the meantime are not new.
      const last = ids.findLastIndex((id) => before.has(id));
      setUnseen((now) => now + ids.length - 1 - last);
    }
  }, [newest]);

  // Browsers keep the reading position when entries are inserted above (scroll anchoring), but not if the list is
  // scrolled to its very top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the oldest entry changes
  useLayoutEffect(() => {
    if (!first.current) return;
    const { id, top } = first.current;
    const isOlder = id !== undefined && id !== oldest && ids.includes(id);
    if (isOlder && top !== undefined && !stuck.current) {
      const entry = list.current?.querySelector(`[data-message="${CSS.escape(id)}"]`);
      if (entry && list.current) list.current.scrollTop += topOf(entry) - top;
    }
    note();
  }, [oldest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only reads refs
  useLayoutEffect(() => {
    if (!content.current || !list.current) return;
    // Fires before the first paint. Later on resizes: pictures load, a message expands, the device rotates.
    const observer = new ResizeObserver(() => {
      if (stuck.current && list.current) list.current.scrollTop = list.current.scrollHeight;
      // In a larger window everything may be in view without any scroll event.
      if (list.current) judge(list.current);
    });
    observer.observe(content.current);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const { current } = list;
    if (!current) return;
    const before = height.current;
    height.current = current.clientHeight;
    // If the list's height has just changed, that caused the scroll, not the user; the observer handles it.
    if (before === height.current) judge(current);
  };
  return { list, content, away, unseen, toEnd, onScroll };
}
