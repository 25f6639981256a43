import { useRef } from 'react';
import { AppliedFilters } from './AppliedFilters.tsx';
import * as css from './FilterBar.css.ts';
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx';
import { focusFirst } from './focus-first.ts';

export type FilterBarProps = FilterControlsProps;

/**
 * Filters a list by fields of its records: one or several choices, text, a range of numbers, money or dates, yes or no.
 * Each filter opens, is applied as a whole, and is listed as text below, where it can be removed. The value is a plain
 * object (`readListState` and `writeListState` store it in the URL). Not for a whole list screen: ListView contains it.
 * Not for a single row of chips: use FilterChips.
 */
export function FilterBar({ filters, value, onChange, label, disabled, ...root }: FilterBarProps) {
  const controls = useRef<HTMLDivElement>(null);
  const shared = { filters, value, onChange };
  return (
    <div {...root} className={css.bar}>
      <FilterControls {...shared} disabled={disabled} label={label} ref={controls} />
      <AppliedFilters {...shared} onEmptied={() => focusFirst(controls.current)} />
    </div>
  );
}
