import { ComboBox } from '@smart-art/ui/combo-box';
import { DatePicker } from '@smart-art/ui/date-picker';
import { FieldGroup } from '@smart-art/ui/field-group';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { timeZone, timeZones } from '../settings/time-zones.ts';
import type { FieldsProps } from './AboutFields.tsx';
import { formMessages as messages } from './form.messages.ts';

/** When an exhibition takes place, in the time zone of the place (001 section 3). */
export function WhenFields({ form }: FieldsProps) {
  const intl = useIntl();
  const { time_zone: zone } = form.values;
  /* The list of time zones is built when the user opens it. */
  const [isOpened, setOpened] = useState(false);
  const zones = useMemo(
    () => (isOpened ? timeZones(intl.locale, zone || 'UTC') : [timeZone(intl.locale, zone || 'UTC')]),
    [isOpened, zone, intl.locale],
  );
  return (
    <FieldGroup
      columns={2}
      description={intl.formatMessage(messages.datesHelp)}
      level={2}
      title={intl.formatMessage(messages.dates)}
    >
      <DatePicker
        label={intl.formatMessage(messages.starts)}
        timeZone={zone || undefined}
        withTime
        {...form.field('start_date')}
      />
      <DatePicker
        label={intl.formatMessage(messages.ends)}
        timeZone={zone || undefined}
        withTime
        {...form.field('end_date')}
      />
      <ComboBox
        label={intl.formatMessage(messages.timeZone)}
        onFocus={() => setOpened(true)}
        options={zones}
        {...form.field('time_zone')}
        required
      />
    </FieldGroup>
  );
}
