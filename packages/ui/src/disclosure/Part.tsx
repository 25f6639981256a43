import type * as Accordion from 'radix-ui/accordion';
import type * as Collapsible from 'radix-ui/collapsible';
import { type ReactNode, useId, useRef } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import { useUntilFound } from '../until-found/index.ts';
import * as css from './Disclosure.css.ts';

/** What a disclosure and a line of an accordion have in common. */
export interface PartContent {
  /** What is inside, in words that make sense while it is closed. */
  title: ReactNode;
  /** Small and muted: for what few people open. */
  quiet?: boolean | undefined;
  /** At the end of the line: a count, a state. Read with the title. */
  note?: ReactNode | undefined;
  /** Shown, and not to be opened or closed. */
  disabled?: boolean | undefined;
  children: ReactNode;
}

export interface PartProps extends Omit<PartContent, 'disabled'> {
  /** Whose line it is. */
  radix: typeof Collapsible | typeof Accordion;
  appearance: keyof typeof css.appearance;
  open: boolean;
  /** Opens it: something inside was found. */
  onFound: () => void;
  level: 2 | 3 | 4 | undefined;
  /** Makes the content a landmark with the title's name. */
  region: boolean;
}

/** What is hidden until it is found has no role and no name: what is in it has them. */
const plain = { role: undefined, 'aria-labelledby': undefined };

/** A line that opens what is under it. Its content stays on the page while it is closed, for the browser's search. */
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
      {/* Always mounted: the hook above hides it. */}
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
