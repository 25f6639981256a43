import type { SelectHTMLAttributes } from 'react';
import { ChevronDown } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './NativeSelect.css.ts';

interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style'> {
  /** True inside a bordered element: a field, a calendar. */
  bare?: boolean | undefined;
}

/**
 * A small native select beside something larger: a wheel on phones, no additional overlay. It looks like a Select.
 * Internal to the design system.
 */
export const NativeSelect = ({ bare, ...select }: NativeSelectProps) => (
  <span className={cx(css.frame, bare && css.inside)}>
    <select {...select} className={cx(css.select, bare ? css.bare : css.edged)} />
    <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
  </span>
);
