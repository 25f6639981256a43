import type { ReactNode } from 'react';
import * as tones from '../banner/tones.css.ts';
import { type Tone, toneIcon } from '../banner/tones.ts';
import { CircleDashed } from '../icons/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Outcome.css.ts';

export interface OutcomeProps extends RootProps<HTMLDivElement> {
  /** The result. `neutral` while it is not known yet. */
  tone: Tone | 'neutral';
  /** The amount, in large type: a Money. */
  amount?: ReactNode;
  /** What it means and what happens next, in one or two sentences. Announced when it replaces other text. */
  children: ReactNode;
  /** A DescriptionList. */
  facts?: ReactNode;
  /** The main next step first, then at most what is worth saving: a receipt. */
  actions?: ReactNode;
}

/**
 * The result of a process on a page of its own: an icon, the amount, the text and the next step. The page's title
 * states the result. Not for messages on a page with other content: use Banner. Not for missing content: use
 * EmptyState.
 */
export function Outcome({ tone, amount, children, facts, actions, ...root }: OutcomeProps) {
  const Icon = tone === 'neutral' ? CircleDashed : toneIcon[tone];
  return (
    <div {...root} className={css.outcome}>
      <div className={css.head}>
        <span aria-hidden="true" className={cx(css.sign, tones.tone[tone])}>
          <Icon size={26} />
        </span>
        <div className={css.words}>
          {amount && <p className={css.amount}>{amount}</p>}
          <div className={css.body} role="status">
            {children}
          </div>
        </div>
      </div>
      {facts && <div className={css.facts}>{facts}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
