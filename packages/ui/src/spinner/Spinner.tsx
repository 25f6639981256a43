import { LoaderCircle } from '../icons/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends RootProps<SVGSVGElement> {
  /** Width and height in px. */
  size?: number;
}

/**
 * A sign that something is under way, for the inside of another component that says what.
 * Not for a page or a list that loads: use Skeleton, which holds the layout.
 */
export function Spinner({ size = 16, ...root }: SpinnerProps) {
  return <LoaderCircle {...root} aria-hidden="true" className={css.spinner} size={size} />;
}
