import type { ReactNode } from 'react';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { strings } from './strings.ts';
import * as css from './Timeline.css.ts';

/** A future step. */
export interface TimelineStep {
  id: string;
  /** What will happen or is to be done: "Payment". */
  title: ReactNode;
  /** Deadline, person responsible. */
  note?: ReactNode;
  /** The step that is due now. */
  now?: boolean | undefined;
}

/** The future steps, at the newest end of a Timeline. */
export function Ahead({ steps }: { steps: readonly TimelineStep[] }) {
  const string = useStrings(strings);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn
    <ol aria-label={string('ahead')} className={css.list} role="list">
      {steps.map(({ id, title, note, now }) => (
        <li aria-current={now ? 'step' : undefined} className={css.event} key={id}>
          {now && <span className={cx(css.when, css.now)}>{string('now')}</span>}
          <span aria-hidden="true" className={cx(css.dot, now ? css.dotNow : css.ring)} />
          <div className={css.body}>
            <span className={now ? css.title : css.later}>{title}</span>
            {note && <span className={css.by}>{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
