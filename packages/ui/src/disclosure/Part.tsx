import type * as Accordion from 'radix-ui/accordion';
import type * as Collapsible from 'radix-ui/collapsible';
import { type ReactNode, useId, useRef } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import { useUntilFound } from '../until-found/index.ts';
import * as css from './Disclosure.css.ts';

/** Shared props of Disclosure and accordion items. */
export interface PartContent {
  /** A title that makes sense while it is closed. */
  title: ReactNode;
  /** Small and muted, for rarely opened content. */
  quiet?: boolean | undefined;
  /** At the end of the line: a count, a state. Read with the title. */
  note?: ReactNode | undefined;
  /** Shown, but cannot be toggled. */
  disabled?: boolean | undefined;
  children: ReactNode;
}

export interface PartProps extends Omit<PartContent, 'disabled'> {
  /** The Radix primitive in use. */
  radix: typeof Collapsible | typeof Accordion;
  appearance: keyof typeof css.appearance;
  open: boolean;
  /** Called to open it when find-in-page matched its content. */
  onFound: () => void;
  level: 2 | 3 | 4 | undefined;
  /** Makes the content a landmark named by the title. */
  region: boolean;
}

/** The wrapper for find-in-page has no role or name; its content has them. */
const plain = { role: undefined, 'aria-labelledby': undefined };

/** A title that toggles its content. Closed content stays in the DOM for find-in-page. */
export function Part({ radix, appearance, title, note, quiet, open, onFound, level, region, children }: PartProps) {
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  useUntilFound(wrapper, !open, onFound);
  const trigger = (
    <radix.Trigger aria-controls={`${id}-content`} className={cx(css.trigger, quiet && css.quiet)} id={id}>
      <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
      <span className={css.title}>{title}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </radix.Trigger>
  );
  const Heading = level && (`h${level}` as const);
  return (
    <>
      {Heading ? <Heading className={css.heading}>{trigger}</Heading> : trigger}
      {/* Always mounted: useUntilFound hides it. */}
      <radix.Content {...plain} forceMount ref={wrapper}>
        <div
          {...(region && { role: 'region', 'aria-labelledby': id })}
          className={cx(css.content, css.appearance[appearance])}
          id={`${id}-content`}
        >
          {children}
        </div>
      </radix.Content>
    </>
  );
}
