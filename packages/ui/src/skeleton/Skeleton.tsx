import type { ReactNode } from 'react';
import { useString } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** `art` is the square mat of a work. */
  shape?: 'text' | 'block' | 'art';
  /** With `text`: how many lines; the last is shorter. */
  lines?: number;
  /** Of what it stands for, as CSS: `12rem`, `60%`. */
  width?: string;
  /** With `block`. */
  height?: string;
}

/* Every placeholder starts at the beginning of the page's timeline: they pulse together, whenever each was drawn. */
const joining = new Set<HTMLElement>();

/* All of a frame together: whoever asks for an element's animations has the styles of the page worked out. */
function joinClock(element: HTMLElement | null) {
  if (!element) return;
  if (joining.size === 0) {
    requestAnimationFrame(() => {
      for (const one of joining) for (const animation of one.getAnimations()) animation.startTime = 0;
      joining.clear();
    });
  }
  joining.add(element);
}

/**
 * Holds the place of something that loads, in its shape, so that nothing jumps. Not heard by a screen reader: wrap the
 * skeleton of a screen in Loading. Not for an action under way: Button is pending.
 */
export function Skeleton({ shape = 'text', lines = 1, width, height, ref, ...root }: SkeletonProps) {
  if (shape === 'text' && lines > 1) {
    return (
      <span {...root} aria-hidden="true" className={css.lines} ref={ref} style={{ width }}>
        {Array.from({ length: lines }, (_, line) => (
          <span
            className={cx(css.placeholder, css.shape.text)}
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and keep their order.
            key={line}
            ref={joinClock}
            style={{ width: line === lines - 1 ? '62%' : '100%' }}
          />
        ))}
      </span>
    );
  }
  return (
    <span
      {...root}
      aria-hidden="true"
      className={cx(css.placeholder, css.shape[shape])}
      ref={ref ? refs(joinClock, ref) : joinClock}
      style={{ width, height: shape === 'block' ? (height ?? '2.25rem') : undefined }}
    />
  );
}

/**
 * Says once that the skeletons inside stand for something that loads. Not for an action under way: use the `pending` of
 * Button. Not around what is there already and comes anew: use LoadingBar.
 */
export function Loading({ children, ...root }: RootProps<HTMLDivElement> & { children: ReactNode }) {
  const string = useString();
  return (
    <div {...root} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{string('skeleton.loading')}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
