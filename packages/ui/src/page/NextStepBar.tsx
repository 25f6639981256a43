import { type HTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { refs } from '../root/refs.ts';
import * as css from './NextStepBar.css.ts';

export interface NextStepBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** The step, as its own button says it. */
  children: ReactNode;
  /** The part of the page in which the step is taken. It must be focusable. */
  target: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** So much of the window's lower edge does not count as in view: the bar itself and the shell's. */
const covered = 120;

/**
 * On a phone, the one next step of a page, above the lower edge: it leads to where the step is taken, and is away while the
 * button there can be seen. Not on wider screens, where that part is beside the content. Not for what can be done in one
 * press from anywhere: use Page's `primaryAction`.
 */
export function NextStepBar({ children, target, ref, ...rest }: NextStepBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  /* Each time it is drawn: the form of the step may be another one. Writes to the element, so that scrolling renders
     nothing. */
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
