import { Button } from '../button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './BulkBar.css.ts';
import { strings } from './strings.ts';

export interface BulkProgressProps {
  /** The running operation: "Unpublishing". */
  label: string;
  done: number;
  total: number;
  /** Offers to stop after the current row. */
  onStop?: (() => void) | undefined;
}

/** "Unpublishing", "12 of 40", with a bar. Not for a single operation: use ProgressBar. */
export function BulkProgress({ label, done, total, onStop }: BulkProgressProps) {
  const { locale } = useUi();
  const string = useStrings(strings);

  const number = new Intl.NumberFormat(locale);
  return (
    <>
      <div className={css.progress}>
        <ProgressBar
          label={label}
          max={Math.max(total, 1)}
          value={Math.min(done, total)}
          valueText={string('of', { done: number.format(done), total: number.format(total) })}
        />
      </div>
      {onStop && (
        <Button onClick={onStop} size="small">
          {string('stop')}
        </Button>
      )}
    </>
  );
}
