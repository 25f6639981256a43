import { type ReactNode, useId, useRef } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import { useUntilFound } from '../until-found/index.ts';
import * as css from './Disclosure.css.ts';

/** What a disclosure and a line of an accordion have in common. */
export interface PartContent {
  /** What is inside, in words that make sense while it is closed. */
  title: ReactNode;
  /** At the end of the line: a count, a state. Read with the title. */
  note?: ReactNode | undefined;
  /** Shown, and not to be opened or closed. */
  disabled?: boolean | undefined;
  children: ReactNode;
}

export interface PartProps extends PartContent {
  appearance: keyof typeof css.appearance;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  level: 2 | 3 | 4 | undefined;
  /** Makes the content a landmark with the title's name. */
  region: boolean;
}

/** A line that opens what is under it. Its content stays on the page while it is closed, for the browser's search. */
export function Part({ appearance, title, note, open, onOpenChange, level, disabled, region, children }: PartProps) {
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  useUntilFound(wrapper, !open, () => onOpenChange(true));
  const trigger = (
    <button
      aria-controls={`${id}-content`}
      aria-expanded={open}
      className={css.trigger}
      disabled={disabled}
      id={id}
      onClick={() => onOpenChange(!open)}
      type="button"
    >
      <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
      <span className={css.title}>{title}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </button>
  );
  const Heading = level && (`h${level}` as const);
  return (
    <>
      {Heading ? <Heading className={css.heading}>{trigger}</Heading> : trigger}
      <div ref={wrapper}>
        <div
          {...(region && { role: 'region', 'aria-labelledby': id })}
          className={cx(css.content, css.appearance[appearance])}
          id={`${id}-content`}
        >
          {children}
        </div>
      </div>
    </>
  );
}
