import { useRef } from 'react';
import { AppliedFilters } from './AppliedFilters.tsx';
import * as css from './FilterBar.css.ts';
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx';
import { focusFirst } from './focus-first.ts';

export type FilterBarProps = FilterControlsProps;

/**
 * Narrows a list by what its records have: a choice, several, words, a range of numbers, money or days, yes or no. Each
 * filter opens, is applied as a whole, and is said in words below, where it can be taken off. The value is one plain
 * object (`readListState` and `writeListState` keep it in the address).
 * Not for a whole list screen: ListView holds this. Not for one standing selection: use FilterChips.
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
