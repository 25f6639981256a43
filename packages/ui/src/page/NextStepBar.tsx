import { type HTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { refs } from '../root/refs.ts';
import * as css from './NextStepBar.css.ts';

export interface NextStepBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** Label of the step, as on its own button. */
  children: ReactNode;
  /** The part of the page where the step is taken. It must be focusable. */
  target: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** px at the window's bottom edge that do not count as visible: the bar itself and the shell's. */
const covered = 120;

/**
 * On a phone, a page's next step above the bottom edge: scrolls to the part where it is taken, and hides while the
 * button there is visible. Not on wider screens, where that part is beside the content. Not for an action that one
 * press completes: use Page's `primaryAction`.
 */
export function NextStepBar({ children, target, ref, ...rest }: NextStepBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  /* On every render, because the form may have changed. Writes to the element, so that scrolling does not re-render. */
  useEffect(() => {
    const place = target.current?.querySelector('[type="submit"]') ?? target.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      (entries) => bar.current?.toggleAttribute('data-away', entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `0px 0px -${covered}px 0px` },
    );
    observer.observe(place);
    return () => observer.disconnect();
  });
  const go = () => {
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  };
  return (
    <div {...rest} className={css.bar} ref={refs(bar, ref)}>
      <Button emphasis="primary" fullWidth onClick={go}>
        {children}
      </Button>
    </div>
  );
}
