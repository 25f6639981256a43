import { tokens } from './tokens.css.ts';

const { duration, easing } = tokens;
const quick = `${duration.quick} ${easing.out}`;
const gentle = `${duration.gentle} ${easing.out}`;

/**
 * Duration and easing of transitions and animations, by reason. Nothing else may move. All take no time under
 * prefers-reduced-motion (tokens.css.ts).
 */
export const motion = {
  /** A colour or border responds to hover or press. 120 ms. */
  answer: quick,
  /** A small part of a control moves: a thumb, a chevron. 120 ms. */
  turn: quick,
  /** A small surface appears beside its trigger: a menu, a tooltip, a list. 120 ms. */
  appear: quick,
  /** A surface enters over the page, from where it will leave: a dialog, a drawer, a message. 200 ms. */
  arrive: gentle,
  /** An element of the page moves or resizes, and the eye has to follow: a sidebar, a header. 200 ms. */
  move: gentle,
  /** A progress value grows. 200 ms, linear. */
  progress: `${duration.gentle} linear`,
} as const;
