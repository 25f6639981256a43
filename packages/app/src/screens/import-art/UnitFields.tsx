import type { Category, ImportField } from '@smart-art/api-client/queries';
import { Grid } from '@smart-art/ui/grid';
import { Section } from '@smart-art/ui/section';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Select } from '@smart-art/ui/select';
import { useIntl } from 'react-intl';
import { columnsMessages as messages } from './columns.messages.ts';
import { type Assumed, moneyFields, type SheetSettings } from './guess-units.ts';

/* Symbols that are the same in every language. */
const sizeUnits = [
  { value: 'cm', label: 'cm' },
  { value: 'mm', label: 'mm' },
  { value: 'in', label: 'in' },
] as const;
const weightUnits = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const;

const lengths: readonly ImportField[] = ['size', 'width', 'height', 'depth', 'frame_height'];
const weights: readonly ImportField[] = ['weight_without_frame', 'weight_with_frame'];

export interface UnitFieldsProps {
  /** The fields of the columns. */
  fields: ReadonlySet<ImportField>;
  settings: SheetSettings;
  onChange: (settings: SheetSettings) => void;
  categories: readonly Category[];
  /** Settings that could not be derived from the sheet. */
  assumed: ReadonlySet<Assumed>;
  /** A number such as "2.000" whose separator is ambiguous throughout its column; omitted if there is none. */
  unclear: string | undefined;
  /** Fields that are required before the rows are checked. */
  missing: ReadonlySet<Assumed>;
}

/** Defaults for cells with bare numbers and rows without a category; shown only for columns that exist. */
export function UnitFields({ fields, settings, onChange, categories, assumed, unclear, missing }: UnitFieldsProps) {
  const intl = useIntl();
  const { category_id, ...units } = settings;
  /* Guessed settings are marked until the user changes them. */
  const marks = (field: Assumed) => ({
    description: assumed.has(field) ? intl.formatMessage(messages.assumed) : undefined,
    error: missing.has(field) ? [intl.formatMessage(messages.chooseOne)] : undefined,
  });
  const hasAny = (some: readonly ImportField[]) => some.some((field) => fields.has(field));
  const [point, comma] = [unclear?.replace(/,/g, ''), unclear?.replace(/\./g, '').replace(',', '.')].map(
    (number) => number && intl.formatNumber(Number(number)),
  );
  return (
    <Section title={intl.formatMessage(messages.silent)}>
      <Grid columns={3} gap={5}>
        {hasAny(moneyFields) && (
          <SegmentedControl
            label={intl.formatMessage(messages.currency)}
            {...marks('currency')}
            name="currency"
            onChange={(currency) => onChange({ ...settings, currency })}
            options={[
              { value: 'USD', label: intl.formatMessage(messages.usd) },
              { value: 'JPY', label: intl.formatMessage(messages.jpy) },
            ]}
            required
            value={settings.currency ?? ''}
          />
        )}
        {hasAny(lengths) && (
          <SegmentedControl
            label={intl.formatMessage(messages.sizeUnit)}
            {...marks('size_unit')}
            name="size_unit"
            onChange={(size_unit) => onChange({ ...settings, size_unit })}
            options={sizeUnits}
            required
            value={settings.size_unit}
          />
        )}
        {hasAny(weights) && (
          <SegmentedControl
            label={intl.formatMessage(messages.weightUnit)}
            {...marks('weight_unit')}
            name="weight_unit"
            onChange={(weight_unit) => onChange({ ...settings, weight_unit })}
            options={weightUnits}
            required
            value={settings.weight_unit}
          />
        )}
        {fields.has('size') && (
          <SegmentedControl
            label={intl.formatMessage(messages.sizeOrder)}
            {...marks('size_order')}
            name="size_order"
            onChange={(size_order) => onChange({ ...settings, size_order })}
            options={[
              { value: 'height_width', label: intl.formatMessage(messages.heightFirst) },
              { value: 'width_height', label: intl.formatMessage(messages.widthFirst) },
            ]}
            required
            value={settings.size_order}
          />
        )}
        {unclear && point && comma && (
          <SegmentedControl
            label={intl.formatMessage(messages.decimalSign, { number: unclear })}
            {...marks('decimal_sign')}
            name="decimal_sign"
            onChange={(decimal_sign) => onChange({ ...settings, decimal_sign })}
            options={[
              { value: 'point', label: point },
              { value: 'comma', label: comma },
            ]}
            required
            value={settings.decimal_sign ?? ''}
          />
        )}
        <Select
          label={intl.formatMessage(messages.category)}
          name="category_id"
          onChange={(next) => onChange(next === 'none' ? units : { ...units, category_id: next })}
          options={[
            { value: 'none', label: intl.formatMessage(messages.noCategory) },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          required
          value={category_id ?? 'none'}
        />
      </Grid>
    </Section>
  );
}
