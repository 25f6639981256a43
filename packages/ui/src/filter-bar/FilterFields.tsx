import { DateRangePicker } from '../date-range-picker/index.ts';
import { MarkedFields } from '../field/marks.ts';
import { MoneyField, type MoneyValue } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { useStrings } from '../provider/index.ts';
import { TextField } from '../text-field/index.ts';
import { ChoiceList } from './ChoiceList.tsx';
import * as css from './FilterFields.css.ts';
import type { Filter, FilterValue, MoneyRange, Range } from './filters.ts';
import { strings } from './strings.ts';

export interface FilterFieldsProps {
  filter: Filter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
  /** The error, after an attempt to apply. */
  error: string | undefined;
}

const open = { from: null, to: null };

/** The controls of one filter. Downloaded when the first filter opens. */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <div className={css.fields}>
      {/* All filter fields are optional, so don't mark them. */}
      <MarkedFields value="required">
        <Fields {...props} />
      </MarkedFields>
    </div>
  );
}

function Fields({ filter, value, onChange, error }: FilterFieldsProps) {
  const string = useStrings(strings);
  const labels = { from: string('fieldFrom'), to: string('fieldTo') };
  switch (filter.kind) {
    case 'one':
    case 'several': {
      const chosen = [value ?? []].flat() as string[];
      return (
        <ChoiceList
          chosen={chosen}
          label={filter.label}
          onChange={(next) => onChange(filter.kind === 'several' ? next : next[0])}
          options={filter.options}
          several={filter.kind === 'several'}
        />
      );
    }
    case 'yesNo': {
      const options = [
        { value: 'yes', label: filter.yes ?? string('yes') },
        { value: 'no', label: filter.no ?? string('no') },
      ];
      return (
        <ChoiceList
          chosen={value === undefined ? [] : [value ? 'yes' : 'no']}
          label={filter.label}
          onChange={([next]) => onChange(next === 'yes')}
          options={options}
          several={false}
        />
      );
    }
    case 'text':
      return (
        <TextField
          description={filter.description}
          label={filter.label}
          maxLength={filter.maxLength ?? 200}
          name={filter.id}
          onChange={onChange}
          value={(value as string | undefined) ?? ''}
        />
      );
    case 'number': {
      const range = (value as Range<number> | undefined) ?? open;
      const bounds = { min: filter.min, max: filter.max, suffix: filter.unit };
      return (
        <div className={css.range}>
          <NumberField
            {...bounds}
            label={labels.from}
            name={`${filter.id}-from`}
            onChange={(from) => onChange({ ...range, from })}
            value={range.from}
            {...(error !== undefined && { error })}
          />
          <NumberField
            {...bounds}
            label={labels.to}
            name={`${filter.id}-to`}
            onChange={(to) => onChange({ ...range, to })}
            value={range.to}
          />
        </div>
      );
    }
    case 'money': {
      const range = (value as MoneyRange | undefined) ?? { ...open, currency: filter.currencies[0] };
      const money = (amount: string | null): MoneyValue | null =>
        amount === null ? null : { amount, currency: range.currency };
      return (
        <div className={css.range}>
          <MoneyField
            currencies={filter.currencies}
            label={labels.from}
            name={`${filter.id}-from`}
            onChange={(from) =>
              onChange({ ...range, ...(from && { currency: from.currency }), from: from?.amount ?? null })
            }
            value={money(range.from)}
            {...(error !== undefined && { error })}
          />
          <MoneyField
            currencies={[range.currency]}
            key={range.currency}
            label={labels.to}
            name={`${filter.id}-to`}
            onChange={(to) => onChange({ ...range, to: to?.amount ?? null })}
            value={money(range.to)}
          />
        </div>
      );
    }
    case 'date': {
      const range = (value as Range<string> | undefined) ?? open;
      return (
        <DateRangePicker
          error={error}
          financialYearStart={filter.financialYearStart}
          label={filter.label}
          name={filter.id}
          onChange={({ start, end }) => onChange({ from: start, to: end })}
          presets={['last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisFinancialYear']}
          value={{ start: range.from, end: range.to }}
        />
      );
    }
  }
}
