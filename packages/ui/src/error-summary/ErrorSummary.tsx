import type { HTMLAttributes, Ref } from 'react';
import { useId } from 'react';
import { CircleAlert } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './ErrorSummary.css.ts';

export interface SummaryLine {
  /** What is wrong and what to do, understandable away from its field. */
  message: string;
  /** Where it can be put right: `#` and the control's id. */
  href?: string | undefined;
  /** Follows the link in place of the browser, so that the address does not change. */
  onFollow?: (() => void) | undefined;
}

export interface ErrorSummaryProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  complaints: SummaryLine[];
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Everything that keeps a form from being sent, in one place above it, with ways to each field. `Form` shows it by
 * itself. Not for one wrong field: its own words are enough. Not for a failure that no field caused: use Banner.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: two fields may say the same, and nothing here has state
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
