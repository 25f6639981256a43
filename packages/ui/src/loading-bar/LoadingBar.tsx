import { useString } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** While the next screen loads. */
  active: boolean;
}

/**
 * A thin line at the top of the window while a link's screen is on its way. Shown only after 150 ms. Not for an upload,
 * whose length is known, nor for the parts of a screen: use Skeleton.
 */
export function LoadingBar({ active }: LoadingBarProps) {
  const string = useString();
  return (
    <>
      {active && (
        <div aria-hidden="true" className={css.track}>
          <div className={css.bar} />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{active && string('skeleton.loading')}</span>
      </VisuallyHidden>
    </>
  );
}
