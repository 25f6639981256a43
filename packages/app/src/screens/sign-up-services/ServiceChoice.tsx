import type { SiteSettings } from '@smart-art/api-client/queries';
import { Checkbox } from '@smart-art/ui/checkbox';
import { FieldGroup } from '@smart-art/ui/field-group';
import { Form, type FormApi } from '@smart-art/ui/form';
import { formatMoney } from '@smart-art/ui/money';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { terms } from '../payment/terms.ts';
import { servicesMessages as messages } from './Services.messages.ts';
import { type ChoiceForm, hasTerm, priceAYear } from './services-form.ts';
import { sizeText, worksIn } from './size-text.ts';

export interface ServiceChoiceProps {
  form: FormApi<ChoiceForm>;
  settings: SiteSettings;
  /** The form of an own file server, if that is chosen. */
  server: ReactNode;
  /** Called on Enter, like the button beside the total. */
  onSubmit: (choice: ChoiceForm) => unknown;
}

/** The services of 001 section 1, each with its price from the site settings. */
export function ServiceChoice({ form, settings, server, onSubmit }: ServiceChoiceProps) {
  const intl = useIntl();
  const { currency, disk_quota } = form.values;
  const size = (gigabytes: number) => sizeText(intl, gigabytes);
  /** The price of a service per year, before tax. */
  const aYear = (service: Parameters<typeof priceAYear>[0]) =>
    formatMoney(priceAYear(service, currency, settings).amount, currency, intl.locale);
  const sizes = settings.paid_quota_sizes_gb;
  const [least] = sizes;
  return (
    <Stack gap={8}>
      <Form aria-label={intl.formatMessage(messages.title)} form={form} onSubmit={onSubmit}>
        <RadioGroup
          label={intl.formatMessage(messages.quota)}
          layout="cards"
          options={[
            {
              value: 'free',
              label: intl.formatMessage(messages.free),
              description: intl.formatMessage(messages.freeHelp, {
                size: size(settings.free_quota_gb),
                works: worksIn(settings.free_quota_gb),
              }),
            },
            {
              value: 'paid',
              label: intl.formatMessage(messages.paid),
              description:
                least === undefined
                  ? intl.formatMessage(messages.noSizes)
                  : intl.formatMessage(messages.paidHelp, { price: aYear({ quota_gb: least }), size: size(least) }),
              disabled: least === undefined,
            },
            {
              value: 'own_file_server',
              label: intl.formatMessage(messages.own),
              description: intl.formatMessage(messages.ownHelp, { size: size(settings.own_file_server_quota_gb) }),
            },
          ]}
          {...form.field('disk_quota')}
          required
        />
        {disk_quota === 'paid' && (
          <RadioGroup
            label={intl.formatMessage(messages.size)}
            layout="cards"
            options={sizes.map((one) => ({
              value: String(one),
              label: size(one),
              description: intl.formatMessage(messages.aYear, { price: aYear({ quota_gb: one }) }),
            }))}
            {...form.field('quota_gb')}
            required
          />
        )}
      </Form>
      {disk_quota === 'own_file_server' && server}
      <FieldGroup level={2} title={intl.formatMessage(messages.extras)}>
        <Checkbox
          description={intl.formatMessage(messages.notificationHelp, { price: aYear('notification') })}
          label={intl.formatMessage(messages.notification)}
          {...form.field('notification_service')}
        />
      </FieldGroup>
      {hasTerm(form.values) && (
        <SegmentedControl
          description={intl.formatMessage(messages.termHelp)}
          label={intl.formatMessage(messages.term)}
          options={terms.map((count) => ({
            value: String(count),
            label: intl.formatMessage(messages.years, { count }),
          }))}
          {...form.field('years')}
          required
        />
      )}
      {hasTerm(form.values) && settings.currencies.length > 1 && (
        <SegmentedControl
          label={intl.formatMessage(messages.currency)}
          options={settings.currencies.map((code) => ({ value: code, label: intl.formatMessage(messages[code]) }))}
          {...form.field('currency')}
          required
        />
      )}
    </Stack>
  );
}
