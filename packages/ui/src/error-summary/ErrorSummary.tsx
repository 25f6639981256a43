import type { HTMLAttributes, Ref } from 'react';
import { useId } from 'react';
import { CircleAlert } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './ErrorSummary.css.ts';

export interface SummaryLine {
  /** The error and its fix, understandable without the field. */
  message: string;
  /** Link to the control: `#` and its id. */
  href?: string | undefined;
  /** Handles the link instead of the browser, so that the URL does not change. */
  onFollow?: (() => void) | undefined;
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  complaints: SummaryLine[];
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * All errors that block a form, above it, with links to the fields. `Form` renders it. Not for one invalid field: its
 * own error is enough. Not for a failure unrelated to a field: use Banner.
 */
export function ErrorSummary({ complaints, ...rest }: ErrorSummaryProps) {
  const string = useString();
  const id = useId();
  const title =
    complaints.length === 1 ? string('errorSummary.one') : string('errorSummary.many', { count: complaints.length });
  return (
    <section tabIndex={-1} {...rest} aria-labelledby={id} className={css.summary}>
      <CircleAlert aria-hidden="true" className={css.icon} size={18} />
      <div className={css.words}>
        <p className={css.title} id={id} role="alert">
          {title}
        </p>
        <ul className={css.list}>
          {complaints.map(({ message, href, onFollow }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages may repeat, and the entries have no state
            <li key={index}>
              {href ? (
                <a
                  className={css.link}
                  href={href}
                  onClick={(event) => {
                    if (!onFollow) return;
                    event.preventDefault();
                    onFollow();
                  }}
                >
                  {message}
                </a>
              ) : (
                <span className={css.plain}>{message}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
