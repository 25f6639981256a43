import type { ReactNode } from 'react';
import { useString } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** `art` is the square mat of an artwork. */
  shape?: 'text' | 'block' | 'art';
  /** With `text`: number of lines; the last is shorter. */
  lines?: number;
  /** Width of the content it replaces, as CSS: `12rem`, `60%`. */
  width?: string;
  /** With `block`. */
  height?: string;
}

/* Every skeleton starts at time 0 of the page's timeline, so that all pulse in sync whenever each was mounted. */
const joining = new Set<HTMLElement>();

/* Batched per frame, because reading an element's animations forces a style recalculation. */
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
 * Placeholder in the shape of loading content, so that nothing jumps. Ignored by screen readers: wrap the skeleton of a
 * screen in Loading. Not for an action in progress: Button is pending.
 */
export function Skeleton({ shape = 'text', lines = 1, width, height, ref, ...root }: SkeletonProps) {
  if (shape === 'text' && lines > 1) {
    return (
      <span {...root} aria-hidden="true" className={css.lines} ref={ref} style={{ width }}>
        {Array.from({ length: lines }, (_, line) => (
          <span
            className={cx(css.placeholder, css.shape.text)}
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical
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
 * Announces once that the skeletons inside are loading. Not for an action in progress: use the `pending` of Button. Not
 * around content that is being refetched: use LoadingBar.
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
