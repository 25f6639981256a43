import { useId, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { Check, CircleAlert, CircleCheck, Copy, RefreshCw, TriangleAlert, Undo2, X } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { toast } from '../toast/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './BulkReport.css.ts';
import { reportText } from './report.ts';
import { strings } from './strings.ts';

/** A row for which the action failed. */
export interface BulkFailure {
  id: string;
  /** The row's name. */
  label: string;
  /** Where the row can be fixed. */
  href?: string | undefined;
  /** The cause, and what to do about it. */
  reason: string;
}

export interface BulkReportProps extends RootProps<HTMLElement> {
  /** The action, as on its button: "Unpublish". */
  action: string;
  /** Number of rows for which it succeeded. */
  done: number;
  failures: readonly BulkFailure[];
  /** Number of rows not tried, because the user stopped it. */
  untried?: number | undefined;
  /** Called with the ids of the failed rows. */
  onRetry?: ((ids: string[]) => void) | undefined;
  /** Undoes the successful ones. It is offered here because a toast would be a second message. */
  undo?: { label: string; onAction: () => void } | undefined;
  /** True while a retry is running. */
  pending?: boolean | undefined;
  onDismiss: () => void;
}

/** Number of failures listed at first. */
const shownAtFirst = 20;

/**
 * The result of a bulk action: which rows failed and why, each with a link to fix it. Stays until it is closed. Not if
 * everything succeeded: a toast is enough.
 */
export function BulkReport({
  action,
  done,
  failures,
  untried = 0,
  onRetry,
  undo,
  pending,
  onDismiss,
  ...root
}: BulkReportProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const titleId = useId();
  const [whole, setWhole] = useState(false);
  const [inClipboard, setInClipboard] = useState<string>();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const failed = failures.length;
  const counts = { action, done: number(done), failed: number(failed), total: number(done) };
  const came = string(wordsOf(done, failed, untried), counts);
  const title = untried > 0 ? string('stopped', { title: came, count: number(untried) }) : came;
  const listed = whole ? failures : failures.slice(0, shownAtFirst);

  // A retry yields another list, which has not been copied yet.
  const text = reportText(title, failures);
  const copied = inClipboard === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setInClipboard(text);
    } catch {
      toast.warning(string('copyFailed'));
    }
  };

  return (
    <section {...root} aria-labelledby={titleId} className={css.report}>
      <div className={css.head}>
        <p className={css.title} id={titleId} role={failed > 0 ? 'alert' : 'status'}>
          {failed > 0 ? (
            <CircleAlert aria-hidden="true" className={css.bad} size={18} />
          ) : untried > 0 ? (
            <TriangleAlert aria-hidden="true" className={css.unfinished} size={18} />
          ) : (
            <CircleCheck aria-hidden="true" className={css.ok} size={18} />
          )}
          <span>{title}</span>
        </p>
        <IconButton emphasis="quiet" icon={X} label={string('close')} onClick={onDismiss} size="small" />
      </div>
      {failed > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div aria-label={string('failures')} className={css.failures} role="group" tabIndex={0}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn */}
            <ul role="list">
              {listed.map(({ id, label, href, reason }) => (
                <li className={css.failure} key={id}>
                  <span>{href ? <Link href={href}>{label}</Link> : label}</span>
                  <span className={css.reason}>{reason}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      {(failed > 0 || undo) && (
        <div className={css.foot}>
          {failed > 0 && onRetry && (
            <Button
              icon={RefreshCw}
              onClick={() => onRetry(failures.map(({ id }) => id))}
              pending={pending}
              size="small"
            >
              {failed === 1 ? string('retryOne') : string('retry', { count: number(failed) })}
            </Button>
          )}
          {undo && (
            <Button icon={Undo2} onClick={undo.onAction} size="small">
              {undo.label}
            </Button>
          )}
          {failed > 0 && (
            <Button emphasis="quiet" icon={copied ? Check : Copy} onClick={() => void copy()} size="small">
              {string('copy')}
            </Button>
          )}
          {listed.length < failed && (
            <Button emphasis="quiet" onClick={() => setWhole(true)} size="small">
              {string('showAll', { count: number(failed) })}
            </Button>
          )}
          <VisuallyHidden>
            <span role="status">{copied ? string('copied') : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </section>
  );
}

function wordsOf(done: number, failed: number, untried: number): keyof typeof strings.en {
  if (failed === 0) return untried > 0 ? 'done' : 'allDone';
  if (done > 0) return 'someFailed';
  return failed === 1 ? 'oneFailed' : 'allFailed';
}
