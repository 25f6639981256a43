import { useEffect, useEffectEvent } from 'react';

/**
 * How often the clock is checked, in ms: a timer is limited to 24 days, pauses while the machine sleeps, and does not
 * notice a changed clock.
 */
const checkInterval = 60_000;

/** Delay between requests, in ms: the first, and the longest. */
const pauses = { first: 1000, longest: 30_000 };

/**
 * Calls `onPassed` when a deadline has passed, then again with growing delays until stopped: a clock that is fast calls too early,
 * and the server decides what has passed.
 * @param at ISO 8601, inclusive
 * @returns stops it
 */
export function watchDeadline(at: string, onPassed: () => void): () => void {
  const instant = Date.parse(at);
  let pause = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    onPassed();
    timer = setTimeout(call, pause);
    pause = Math.min(pause * 2, pauses.longest);
  };
  const check = () => {
    const rest = instant - Date.now();
    if (rest < 0) call();
    /* The instant itself still counts. */ else timer = setTimeout(check, Math.min(rest + 1, checkInterval));
  };
  /* The deadline had passed before mounting, and the data was just fetched: wait first. */
  if (instant < Date.now()) timer = setTimeout(call, pause);
  else check();
  return () => clearTimeout(timer);
}

/**
 * Refetches when a deadline has passed, so that an open page disables the step on time.
 * @param at ISO 8601; changes or becomes undefined once the server reports it as passed
 */
export function useDeadline(at: string | undefined, onPassed: () => void): void {
  const call = useEffectEvent(onPassed);
  useEffect(() => (at === undefined ? undefined : watchDeadline(at, () => call())), [at]);
}
