import { trackingDays } from '@smart-art/openapi/rules';
import { ComboBox } from '@smart-art/ui/combo-box';
import { today } from '@smart-art/ui/date-field';
import { DatePicker } from '@smart-art/ui/date-picker';
import type { FormApi, FormOptions } from '@smart-art/ui/form';
import { TextField } from '@smart-art/ui/text-field';
import { type IntlShape, useIntl } from 'react-intl';
import { whenEmpty } from '../i18n/when-empty.ts';
import { courierOptions, trackingLink, withScheme } from './couriers.ts';
import { trackingMessages as messages, missingMessages } from './tracking.messages.ts';

/** Shipment details of an order or a piece (001 section 5: all four required, and a valid date). */
export interface Tracking {
  courier_company: string;
  tracking_number: string;
  tracking_url: string;
  /** The day of shipment, YYYY-MM-DD. */
  tracking_date: string | null;
}

/** Initial values: the known details, and today's date. @param timeZone decides which day is today */
export const trackingOf = (known: Partial<Tracking> | null, timeZone: string | undefined): Tracking => ({
  courier_company: known?.courier_company ?? '',
  tracking_number: known?.tracking_number ?? '',
  tracking_url: known?.tracking_url ?? '',
  tracking_date: known?.tracking_date ?? today(timeZone),
});

/** Messages for empty fields and for values that do not match the contract's patterns. */
export const trackingErrorMessages = (intl: IntlShape): FormOptions<Tracking>['messages'] =>
  whenEmpty(intl, missingMessages, {
    tracking_url: { pattern: intl.formatMessage(messages.trackingUrlWrong) },
    tracking_number: { pattern: intl.formatMessage(messages.trackingNumberWrong) },
  });

interface Props {
  form: FormApi<Tracking>;
  /** The earliest time it could be shipped, ISO 8601. */
  since: string;
}

/**
 * Courier, number, URL and date of a shipment. The URL is generated from a known courier and the number, unless the
 * user typed another.
 */
export function TrackingFields({ form, since }: Props) {
  const intl = useIntl();
  const { from, until } = trackingDays(new Date(since), new Date());
  const { courier_company: courier, tracking_number: number, tracking_url: address } = form.values;
  const change = (next: Partial<Pick<Tracking, 'courier_company' | 'tracking_number'>>) => {
    const isOwn = address !== '' && address !== trackingLink(courier, number);
    const link = trackingLink(next.courier_company ?? courier, next.tracking_number ?? number) ?? '';
    form.patch({ ...next, ...(!isOwn && { tracking_url: link }) });
  };
  const complete = () => {
    const whole = withScheme(address);
    if (whole !== address) form.set('tracking_url', whole);
  };
  return (
    <>
      <ComboBox
        allowsCustom
        autoComplete="off"
        label={intl.formatMessage(messages.courier)}
        options={courierOptions(intl.locale)}
        {...form.field('courier_company')}
        onChange={(courier_company) => change({ courier_company })}
      />
      <TextField
        autoComplete="off"
        label={intl.formatMessage(messages.trackingNumber)}
        spellCheck={false}
        {...form.field('tracking_number')}
        onChange={(tracking_number) => change({ tracking_number })}
      />
      <TextField
        autoComplete="off"
        description={intl.formatMessage(messages.trackingUrlHelp)}
        inputMode="url"
        label={intl.formatMessage(messages.trackingUrl)}
        onBlur={complete}
        onKeyDown={({ key }) => key === 'Enter' && complete()}
        spellCheck={false}
        {...form.field('tracking_url')}
      />
      <DatePicker
        label={intl.formatMessage(messages.trackingDate)}
        max={until}
        min={from}
        {...form.field('tracking_date')}
      />
    </>
  );
}
