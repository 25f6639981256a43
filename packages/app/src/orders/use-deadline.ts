import { useEffect, useEffectEvent } from 'react';

/**
 * The clock is looked at so often, in ms: timers wait no longer than 24 days, stand still while a machine sleeps, and
 * know nothing of a clock that is put right.
 */
const glance = 60_000;

/** Pauses between questions, in ms: the first, and the longest. */
const pauses = { first: 1000, longest: 30_000 };

/**
 * Asks when an instant has passed, and again with longer and longer pauses until it is told to stop: a clock that is
 * ahead asks too early, and what has passed is the server's to say.
 * @param at ISO 8601, itself included in what it ends
 * @returns ends it
 */
export function watchDeadline(at: string, ask: () => void): () => void {
  const instant = Date.parse(at);
  let pause = pauses.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askAgain = () => {
    ask();
    timer = setTimeout(askAgain, pause);
    pause = Math.min(pause * 2, pauses.longest);
  };
  const look = () => {
    const rest = instant - Date.now();
    if (rest < 0) askAgain();
    /* The instant itself still counts. */ else timer = setTimeout(look, Math.min(rest + 1, glance));
  };
  /* What is shown was asked for just now. */
  if (instant < Date.now()) timer = setTimeout(askAgain, pause);
  else look();
  return () => clearTimeout(timer);
}

/**
 * Asks anew when an instant has passed, so that what it closes closes then, on a page that stays open.
 * @param at ISO 8601; undefined or another one when the answer says that it has passed
 */
export function useDeadline(at: string | undefined, onPassed: () => void): void {
  const ask = useEffectEvent(onPassed);
  useEffect(() => (at === undefined ? undefined : watchDeadline(at, () => ask())), [at]);
}
