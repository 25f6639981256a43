import { Bar } from '../progress-bar/Bar.tsx';
import { useString, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './QuotaMeter.css.ts';
import { formatQuota, quotaShare } from './quota.ts';

export interface QuotaMeterProps extends RootProps<HTMLDivElement> {
  usedBytes: number;
  totalBytes: number;
}

/** From this share on the number is shown in the danger colour. */
const nearFull = 0.9;

/** Used disk quota, as numbers and a thin bar. Not for progress: use ProgressBar. */
export function QuotaMeter({ usedBytes, totalBytes, ...root }: QuotaMeterProps) {
  const { locale } = useUi();
  const string = useString();
  const share = quotaShare(usedBytes, totalBytes);
  return (
    <div {...root} className={css.meter}>
      <span className={cx(css.words, share >= nearFull && css.nearFull)}>
        <VisuallyHidden>{string('quotaMeter.label')}: </VisuallyHidden>
        {formatQuota(usedBytes, totalBytes, locale)}
      </span>
      <Bar share={share} thin tone={share >= nearFull ? 'danger' : 'neutral'} />
    </div>
  );
}
