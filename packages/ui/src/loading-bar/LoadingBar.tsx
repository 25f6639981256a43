import { useString } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './LoadingBar.css.ts';

export interface LoadingBarProps extends RootProps<HTMLDivElement> {
  /** While the next screen loads. */
  loading: boolean;
}

/**
 * A thin line at the top of the window while the next screen loads. Shown only after 150 ms. Not for an upload, whose
 * length is known, nor for the parts of a screen: use Skeleton.
 */
export function LoadingBar({ loading: active, ...root }: LoadingBarProps) {
  const string = useString();
  return (
    <div {...root} className={css.root}>
      {active && (
        <div aria-hidden="true" className={css.track}>
          <div className={css.bar} />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{active && string('skeleton.loading')}</span>
      </VisuallyHidden>
    </div>
  );
}
