import { tokens } from './tokens.css.ts';

const { duration, easing } = tokens;
const quick = `${duration.quick} ${easing.out}`;
const gentle = `${duration.gentle} ${easing.out}`;

/**
 * The reasons for which something may move, as the time and easing of a transition or an animation. What has none of
 * them stands still. All take no time where the person prefers reduced motion (tokens.css.ts).
 */
export const motion = {
  /** A colour or an edge answers the pointer or the press. 120 ms. */
  answer: quick,
  /** A small part of a control takes its other place: a thumb, a chevron. 120 ms. */
  turn: quick,
  /** A small surface appears beside what asked for it: a menu, a tip, a list. 120 ms. */
  appear: quick,
  /** A surface comes over the page, from where it will go back to: a dialog, a drawer, a message. 200 ms. */
  arrive: gentle,
  /** Something on the page changes its place or its size, and the eye has to follow: a sidebar, a header. 200 ms. */
  move: gentle,
  /** A figure grows as work goes on. 200 ms, even. */
  progress: `${duration.gentle} linear`,
} as const;
