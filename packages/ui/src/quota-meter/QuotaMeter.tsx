import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './QuotaMeter.css.ts';
import { quotaShare, quotaWords } from './quota.ts';

export interface QuotaMeterProps {
  usedBytes: number;
  totalBytes: number;
}

/** From this share on the figure turns to the colour of danger. */
const nearFull = 0.9;

/** How much of the disk quota is taken: figures and a thin bar. Not for something that moves: that is a progress bar. */
export function QuotaMeter({ usedBytes, totalBytes }: QuotaMeterProps) {
  const { locale } = useUi();
  const string = useString();
  const share = quotaShare(usedBytes, totalBytes);
  return (
    <div className={css.meter}>
      <span className={cx(css.words, share >= nearFull && css.nearFull)}>
        <VisuallyHidden>{string('quotaMeter.label')}: </VisuallyHidden>
        {quotaWords(usedBytes, totalBytes, locale)}
      </span>
      <span aria-hidden="true" className={css.bar}>
        <span className={css.fill} style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}
