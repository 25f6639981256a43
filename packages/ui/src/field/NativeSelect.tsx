import type { SelectHTMLAttributes } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './NativeSelect.css.ts';

interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style'> {
  /** Inside something that has an edge: a field, a calendar. */
  bare?: boolean | undefined;
}

/**
 * A small choice beside something larger, by the browser's own list: a wheel on a phone, letters and arrows with a
 * keyboard, no layer over a layer. It looks like a Select. Inside the design system only.
 */
export const NativeSelect = ({ bare, ...select }: NativeSelectProps) => (
  <span className={cx(css.frame, bare && css.inside)}>
    <select {...select} className={cx(css.select, bare ? css.bare : css.edged)} />
    <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
  </span>
);
