export { AppliedFilters, type AppliedFiltersProps } from './AppliedFilters.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export { FilterControls, type FilterControlsProps } from './FilterControls.tsx';
export type {
  DateFilter,
  Filter,
  FilterChoice,
  FilterValue,
  FilterValues,
  MoneyFilter,
  MoneyRange,
  NumberFilter,
  OneFilter,
  Range,
  SeveralFilter,
  TextFilter,
  YesNoFilter,
} from './filters.ts';
export { focusFirst } from './focus-first.ts';
