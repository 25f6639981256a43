import { useLayoutEffect, useRef, useState } from 'react';

/** Within so many px of its end a list counts as read to its end. */
const near = 48;

/**
 * Keeps a scrolling list at its end while it is there, and only then: who reads further up is not moved, but told.
 * @param ids of its entries, the newest last
 * @param mine whether the newest was written here: then it is gone to
 * @returns the refs of the list and of what grows in it, how many entries came unseen, and the way to the end
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
  /** How high the list was when that was last looked at, in px. */
  const height = useRef(0);
  /** Which entry is the first, and how far below the list's upper edge it stands. */
  const first = useRef<{ id: string | undefined; top: number }>(undefined);

  const topOf = (entry: Element) =>
    entry.getBoundingClientRect().top - (list.current?.getBoundingClientRect().top ?? 0);
  const note = () => {
    const entry = list.current?.querySelector<HTMLElement>('[data-message]');
    first.current = entry ? { id: entry.dataset.message, top: topOf(entry) } : undefined;
  };

  /** Takes in whether the end is in sight, where it is or was. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the newest is another
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = new Set(ids);
    const line = list.current?.querySelector<HTMLElement>('[data-unread]');
    if (!before?.size && line && list.current) {
      // Reading goes on where it ended.
      stuck.current = false;
      list.current.scrollTop += topOf(line) - near;
      return;
    }
    // What has just been drawn is brought to its end by the observer below, when the page has been laid out anyway.
    if (!before) return;
    if (stuck.current || mine) toEnd();
    else {
      // Only what came after the last known one: older ones that were fetched meanwhile are not news.
      const last = ids.findLastIndex((id) => before.has(id));
      setUnseen((now) => now + ids.length - 1 - last);
    }
  }, [newest]);

  // Browsers hold what is read while older ones come above it, but not where a list is scrolled to its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the oldest is another
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads refs alone
  useLayoutEffect(() => {
    if (!content.current || !list.current) return;
    // It is told of the first layout before that is painted. Pictures arrive, a message is folded out, the window turns.
    const observer = new ResizeObserver(() => {
      if (stuck.current && list.current) list.current.scrollTop = list.current.scrollHeight;
      // With more room all of it may be in sight, without anything having scrolled.
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
    // Where the list has just changed its height, that has scrolled it and not a person: the observer comes next.
    if (before === height.current) judge(current);
  };
  return { list, content, away, unseen, toEnd, onScroll };
}
