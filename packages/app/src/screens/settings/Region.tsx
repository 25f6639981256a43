import { Button } from '@smart-art/ui/button';
import { ComboBox } from '@smart-art/ui/combo-box';
import { Inline } from '@smart-art/ui/inline';
import { Select } from '@smart-art/ui/select';
import { Stack } from '@smart-art/ui/stack';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { locales } from '../../i18n/locales.ts';
import { SectionForm } from './SectionForm.tsx';
import { settingsMessages as messages } from './settings.messages.ts';
import { type RegionForm, regionForm } from './settings-form.ts';
import { timeZone, timeZones } from './time-zones.ts';
import { type Page, useSection } from './useSection.ts';

const languages = Object.entries(locales).map(([value, label]) => ({ value: value as keyof typeof locales, label }));
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Currency, language and time zone of the seller's business, on every device. */
export function Region(page: Page) {
  const intl = useIntl();
  const unknown = intl.formatMessage(messages.timeZoneUnknown);
  const section = useSection<RegionForm>({
    ...page,
    name: 'region',
    formOf: regionForm,
    partOf: (form) => form,
    messages: { time_zone: { minLength: unknown, pattern: unknown } },
    validate: ({ time_zone }) => (time_zone === '' ? { time_zone: unknown } : undefined),
  });
  const { form } = section;
  const { time_zone: chosen } = form.values;
  /* The list of time zones is built when the user opens it. */
  const [isOpened, setOpened] = useState(false);
  const zones = useMemo(
    () => (isOpened ? timeZones(intl.locale, page.settings.time_zone) : [timeZone(intl.locale, chosen || 'UTC')]),
    [isOpened, chosen, intl.locale, page.settings.time_zone],
  );
  const here = deviceZone();
  return (
    <SectionForm
      help={intl.formatMessage(messages.regionHelp)}
      id="region"
      section={section}
      title={intl.formatMessage(messages.region)}
    >
      <Select
        description={intl.formatMessage(messages.currencyHelp)}
        label={intl.formatMessage(messages.currency)}
        options={(['USD', 'JPY'] as const).map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        {...form.field('applicable_currency')}
        required
      />
      <Select
        description={intl.formatMessage(messages.languageHelp)}
        label={intl.formatMessage(messages.language)}
        options={languages}
        {...form.field('language')}
        required
      />
      <Stack gap={2}>
        <ComboBox
          description={intl.formatMessage(messages.timeZoneHelp)}
          label={intl.formatMessage(messages.timeZone)}
          onFocus={() => setOpened(true)}
          options={zones}
          {...form.field('time_zone')}
          required
        />
        {chosen !== here && (
          <Inline>
            <Button emphasis="quiet" onClick={() => form.set('time_zone', here)} size="small">
              {intl.formatMessage(messages.useDeviceZone, { zone: here.replaceAll('_', ' ') })}
            </Button>
          </Inline>
        )}
      </Stack>
    </SectionForm>
  );
}
