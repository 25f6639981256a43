import type { ReactNode } from 'react';
import { PublicHeader, type PublicHeaderProps } from '../public-shell/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './TaskFrame.css.ts';

export interface TaskFrameProps extends Omit<PublicHeaderProps, 'navigation' | 'ref'>, RootProps<HTMLDivElement> {
  /** Position in the task: a Stepper. */
  steps?: ReactNode;
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The task, with its cost beside it. */
  children: ReactNode;
}

/**
 * The frame of a task that must be finished first: choosing services, paying. Contains no links except those in
 * `tools`. Not for one narrow form: use PublicFrame. Not for a task inside the app: use Page with a Wizard.
 */
export function TaskFrame({ steps, title, lead, children, brand, tools, invitation, ...root }: TaskFrameProps) {
  return (
    <div {...root} className={css.frame}>
      <PublicHeader brand={brand} invitation={invitation} tools={tools} />
      <main className={css.main}>
        {steps && <div className={css.steps}>{steps}</div>}
        <div className={css.head}>
          <h1 className={css.title} data-page-title="" tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
