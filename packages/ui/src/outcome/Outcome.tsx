import type { ReactNode } from 'react';
import * as tones from '../banner/tones.css.ts';
import { type Tone, toneIcon } from '../banner/tones.ts';
import { CircleDashed } from '../icons/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Outcome.css.ts';

export interface OutcomeProps extends RootProps<HTMLDivElement> {
  /** How it came out. `neutral` while nobody knows yet. */
  tone: Tone | 'neutral';
  /** What it was about, as a figure: a Money. */
  amount?: ReactNode;
  /** What it means and what comes next, in one or two sentences. Read when it takes the place of other words. */
  children: ReactNode;
  /** A DescriptionList. */
  facts?: ReactNode;
  /** The way on first, then at most what is worth keeping: a receipt. */
  actions?: ReactNode;
}

/**
 * What became of something on a page of its own: a sign, the amount, the words and the way on. The page's title says it.
 * Not for news on a page that goes on: use Banner. Not for what is not there: use EmptyState.
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
