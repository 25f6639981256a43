import { masterData, productTypes, siteSettings } from '@smart-art/api-client/queries';
import { DimensionField } from '@smart-art/ui/dimension-field';
import type { FormApi } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { MoneyField } from '@smart-art/ui/money-field';
import { NumberField } from '@smart-art/ui/number-field';
import { Section } from '@smart-art/ui/section';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Select } from '@smart-art/ui/select';
import { Stack } from '@smart-art/ui/stack';
import { Switch } from '@smart-art/ui/switch';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { typeMessages } from '../../works/works.messages.ts';
import { addMessages as messages } from './AddArt.messages.ts';
import { type WorkForm, workConstraints } from './work-form.ts';

const types = ['art', 'photo', 'design', 'frame'] as const;

/** What the museum label says. */
export function LabelFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { clients } = useServices();
  const { data: names } = useQuery(productTypes(clients.product));
  const { data: master } = useQuery(masterData(clients.product));
  const { type } = form.values;
  const nameOf = (slug: (typeof types)[number]) =>
    names?.find((named) => named.slug === slug)?.name ?? intl.formatMessage(typeMessages[slug]);
  const categories = master?.categories.filter((category) => category.type === type) ?? [];
  const typeField = form.field('type');

  return (
    <Section title={intl.formatMessage(messages.details)}>
      <Stack gap={5}>
        <TextField
          label={intl.formatMessage(messages.name)}
          maxLength={workConstraints.title.maxLength}
          {...form.field('title')}
        />
        <SegmentedControl
          {...typeField}
          label={intl.formatMessage(messages.type)}
          onChange={(next) => form.patch({ type: next, category_id: '' })}
          options={types.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Select
          label={intl.formatMessage(messages.category)}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={intl.formatMessage(messages.categoryHint)}
          {...form.field('category_id')}
        />
        <Grid columns={2} gap={5}>
          <TextField
            label={intl.formatMessage(messages.artist)}
            maxLength={workConstraints.artist_name.maxLength}
            {...form.field('artist_name')}
          />
          <NumberField
            label={intl.formatMessage(messages.year)}
            max={workConstraints.year.maximum}
            min={workConstraints.year.minimum}
            {...form.field('year')}
          />
        </Grid>
        <TextField
          description={intl.formatMessage(messages.mediumHelp)}
          label={intl.formatMessage(messages.medium)}
          maxLength={workConstraints.medium.maxLength}
          {...form.field('medium')}
        />
        <DimensionField label={intl.formatMessage(messages.size)} {...form.field('size')} />
        <TextArea
          label={intl.formatMessage(messages.description)}
          maxLength={workConstraints.description.maxLength}
          rows={5}
          {...form.field('description')}
        />
      </Stack>
    </Section>
  );
}

/** For sale, for rent, and what the seller receives. */
export function OfferFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { clients } = useServices();
  const { data: settings } = useQuery(siteSettings(clients.product));
  const currencies = settings?.applicable_currency === 'JPY' ? (['JPY', 'USD'] as const) : (['USD', 'JPY'] as const);
  const payout = settings && {
    serviceChargePercent: settings.service_charge_percent,
    usdJpyRate: settings.usd_jpy_rate,
    rateDate: settings.usd_jpy_rate_date,
  };
  return (
    <Section title={intl.formatMessage(messages.offer)}>
      <Stack gap={5}>
        <Switch label={intl.formatMessage(messages.forSale)} {...form.field('for_sale')} />
        {form.values.for_sale && (
          <MoneyField
            currencies={currencies}
            description={intl.formatMessage(messages.priceHelp)}
            label={intl.formatMessage(messages.price)}
            payout={payout}
            {...form.field('sale_cost')}
          />
        )}
        <Switch label={intl.formatMessage(messages.forRent)} {...form.field('for_rent')} />
        {form.values.for_rent && (
          <MoneyField
            currencies={currencies}
            label={intl.formatMessage(messages.rent)}
            {...form.field('rental_cost_per_month')}
          />
        )}
      </Stack>
    </Section>
  );
}
