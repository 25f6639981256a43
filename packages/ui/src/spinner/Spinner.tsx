import { LoaderCircle } from '../icons/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends RootProps<SVGSVGElement> {
  /** Width and height in px. */
  size?: number;
}

/**
 * An activity indicator, for use inside a component that says what is in progress. Not for a loading page or list: use
 * Skeleton, which reserves the layout.
 */
export function Spinner({ size = 16, ...root }: SpinnerProps) {
  return <LoaderCircle {...root} aria-hidden="true" className={css.spinner} size={size} />;
}
