import type { Category, ImportSettings } from '@smart-art/api-client/queries';
import { Grid } from '@smart-art/ui/grid';
import { Section } from '@smart-art/ui/section';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Select } from '@smart-art/ui/select';
import { useIntl } from 'react-intl';
import { columnsMessages as messages } from './columns.messages.ts';

/* Signs, the same in every language. */
const sizeUnits = [
  { value: 'cm', label: 'cm' },
  { value: 'mm', label: 'mm' },
  { value: 'in', label: 'in' },
] as const;
const weightUnits = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const;

export interface UnitFieldsProps {
  settings: ImportSettings;
  onChange: (settings: ImportSettings) => void;
  categories: readonly Category[];
}

/** What holds where a cell is a bare number, and where a row has no category. */
export function UnitFields({ settings, onChange, categories }: UnitFieldsProps) {
  const intl = useIntl();
  const { category_id, ...units } = settings;
  return (
    <Section title={intl.formatMessage(messages.silent)}>
      <Grid columns={3} gap={5}>
        <SegmentedControl
          label={intl.formatMessage(messages.currency)}
          name="currency"
          onChange={(currency) => onChange({ ...settings, currency })}
          options={[
            { value: 'USD', label: intl.formatMessage(messages.usd) },
            { value: 'JPY', label: intl.formatMessage(messages.jpy) },
          ]}
          required
          value={settings.currency}
        />
        <SegmentedControl
          label={intl.formatMessage(messages.sizeUnit)}
          name="size_unit"
          onChange={(size_unit) => onChange({ ...settings, size_unit })}
          options={sizeUnits}
          required
          value={settings.size_unit}
        />
        <SegmentedControl
          label={intl.formatMessage(messages.weightUnit)}
          name="weight_unit"
          onChange={(weight_unit) => onChange({ ...settings, weight_unit })}
          options={weightUnits}
          required
          value={settings.weight_unit}
        />
        <SegmentedControl
          label={intl.formatMessage(messages.sizeOrder)}
          name="size_order"
          onChange={(size_order) => onChange({ ...settings, size_order })}
          options={[
            { value: 'height_width', label: intl.formatMessage(messages.heightFirst) },
            { value: 'width_height', label: intl.formatMessage(messages.widthFirst) },
          ]}
          required
          value={settings.size_order}
        />
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
