import { useRef } from 'react';
import { FilterChips } from '../filter-chips/index.ts';
import { SlidersHorizontal } from '../icons/index.ts';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { toast } from '../toast/index.ts';
import * as css from './FilterBar.css.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { FilterTrigger } from './FilterTrigger.tsx';
import { appliedOf, type Filter, type FilterValues, type OneFilter, withValue } from './filters.ts';
import { strings } from './strings.ts';
import { useFitsRow } from './useFitsRow.ts';

const sheet = lazyComponent<FilterSheetProps>(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet));

export interface FilterControlsProps extends RootProps<HTMLDivElement> {
  filters: readonly Filter[];
  value: FilterValues;
  onChange: (value: FilterValues) => void;
  /** Name of the group. Default "Filters". */
  label?: string | undefined;
  disabled?: boolean | undefined;
  /** Keeps to one row: buttons that do not fit beside the chips move into a sheet, and the chips scroll sideways. */
  oneRow?: boolean | undefined;
}

const asChips = (filter: Filter): filter is OneFilter & { chips: true } =>
  filter.kind === 'one' && filter.chips === true;

/** The button of the sheet with several filters, with the number of applied ones. */
function SheetButton({ filters, value, onChange, disabled, label }: FilterControlsProps & { label: string }) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const overlay = useLazyOverlay(sheet, () => toast.warning(string('failed')));
  const { Part: Sheet } = overlay;
  const set = appliedOf(filters, value).length;
  return (
    <>
      <button
        {...overlay.intent}
        aria-expanded={overlay.open}
        aria-haspopup="dialog"
        className={css.sheetTrigger}
        data-set={set > 0 ? '' : undefined}
        disabled={disabled}
        onClick={overlay.press}
        type="button"
      >
        <SlidersHorizontal aria-hidden="true" className={css.chevron} size={16} />
        <span className={css.sheetWords}>
          {set > 0 ? string('count', { label, count: new Intl.NumberFormat(locale).format(set) }) : label}
        </span>
        {set > 0 && (
          <span aria-hidden="true" className={css.sheetCount}>
            {new Intl.NumberFormat(locale).format(set)}
          </span>
        )}
      </button>
      {Sheet && (
        <Sheet filters={filters} onChange={onChange} onOpenChange={overlay.setOpen} open={overlay.open} value={value} />
      )}
    </>
  );
}

/**
 * The filter controls of a list: chips, and pill buttons that open a popover; on a phone all in one sheet. Combine with
 * AppliedFilters, which lists what is set. Not where both are adjacent: use FilterBar.
 */
export function FilterControls({
  filters,
  value,
  onChange,
  label,
  disabled,
  oneRow = false,
  ref,
  ...root
}: FilterControlsProps) {
  const string = useStrings(strings);
  const row = useRef<HTMLDivElement>(null);
  const others = filters.filter((filter) => !asChips(filter));
  const inRow = others.filter(({ inRow: shown = true }) => shown);
  const fits = useFitsRow(row, JSON.stringify([filters, value])) || !oneRow;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would disable and name the popovers inside it too
    <div
      {...root}
      aria-label={label ?? string('label')}
      className={cx(css.controls, oneRow && css.oneRow)}
      data-collapsed={fits ? undefined : ''}
      ref={refs(row, ref)}
      role="group"
    >
      {filters.filter(asChips).map((filter) => (
        <div className={cx(oneRow && css.chips)} key={filter.id}>
          <FilterChips
            disabled={disabled}
            label={filter.label}
            onChange={(next) => onChange(withValue(value, filter.id, next))}
            options={filter.options}
            scrolls={!fits}
            value={(value[filter.id] as string | undefined) ?? ''}
          />
        </div>
      ))}
      {others.length > 0 && (
        <>
          {fits && (
            <div className={css.spread}>
              {inRow.map((filter) => (
                <FilterTrigger
                  disabled={disabled}
                  filter={filter}
                  key={filter.id}
                  onChange={(next) => onChange(withValue(value, filter.id, next))}
                  value={value[filter.id]}
                />
              ))}
              {inRow.length < others.length && (
                <SheetButton
                  disabled={disabled}
                  filters={others}
                  label={string('all')}
                  onChange={onChange}
                  value={value}
                />
              )}
            </div>
          )}
          <div className={fits ? css.together : css.always}>
            <SheetButton
              disabled={disabled}
              filters={others}
              label={string('open')}
              onChange={onChange}
              value={value}
            />
          </div>
        </>
      )}
    </div>
  );
}
