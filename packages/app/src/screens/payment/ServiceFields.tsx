import { Checkbox } from '@smart-art/ui/checkbox';
import { FieldGroup } from '@smart-art/ui/field-group';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { Select } from '@smart-art/ui/select';
import { useIntl } from 'react-intl';
import { renewalMessages as messages } from './renewal.messages.ts';
import type { Plan, ServiceSelection } from './services.ts';
import { terms } from './terms.ts';

export interface ServiceFieldsProps {
  value: ServiceSelection;
  onChange(change: Partial<ServiceSelection>): void;
  plans: readonly Plan[];
  sizes: readonly number[];
  /** Size of the free quota. */
  freeGigabytes: number;
  /** By dotted field names, as the server sends them. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/** The services to renew (001 section 1). */
export function ServiceFields({ value, onChange, plans, sizes, freeGigabytes, errors }: ServiceFieldsProps) {
  const intl = useIntl();
  const errorOf = (name: string) => errors[name] && [...errors[name]];
  const labels: Record<Plan, { label: string; description: string }> = {
    paid: { label: intl.formatMessage(messages.paid), description: intl.formatMessage(messages.paidHelp) },
    free: {
      label: intl.formatMessage(messages.free),
      description: intl.formatMessage(messages.freeHelp, { gigabytes: freeGigabytes }),
    },
    own_file_server: {
      label: intl.formatMessage(messages.ownFileServer),
      description: intl.formatMessage(messages.ownFileServerHelp),
    },
    unchanged: {
      label: intl.formatMessage(messages.unchanged),
      description: intl.formatMessage(messages.unchangedHelp),
    },
  };
  const isPaid = value.disk_quota === 'paid';
  /* The free quota has no term, so a term needs another paid service. */
  const hasTerm = isPaid || value.notification_service || value.disk_quota === 'unchanged';
  return (
    <FieldGroup level={2} title={intl.formatMessage(messages.services)}>
      <RadioGroup
        error={errorOf('services.disk_quota')}
        label={intl.formatMessage(messages.plan)}
        layout="cards"
        name="services.disk_quota"
        onChange={(disk_quota) => onChange({ disk_quota })}
        options={plans.map((plan) => ({ value: plan, ...labels[plan] }))}
        required
        value={value.disk_quota}
      />
      {isPaid && (
        <Select
          error={errorOf('services.quota_gb')}
          label={intl.formatMessage(messages.size)}
          name="services.quota_gb"
          onChange={(size) => onChange({ quota_gb: Number(size) })}
          options={sizes.map((gigabytes) => ({
            value: String(gigabytes),
            label: intl.formatMessage(messages.sizeOf, { gigabytes }),
          }))}
          required
          value={String(value.quota_gb ?? '')}
        />
      )}
      {hasTerm && (
        <Select
          error={errorOf('services.years')}
          label={intl.formatMessage(messages.years)}
          name="services.years"
          onChange={(years) => onChange({ years: Number(years) })}
          options={terms.map((years) => ({
            value: String(years),
            label: intl.formatMessage(messages.yearsOf, { years }),
          }))}
          required
          value={String(value.years)}
        />
      )}
      {value.disk_quota !== 'unchanged' && (
        <Checkbox
          description={intl.formatMessage(messages.notificationsHelp)}
          error={errorOf('services.notification_service')}
          label={intl.formatMessage(messages.notifications)}
          name="services.notification_service"
          onChange={(notification_service) => onChange({ notification_service })}
          required
          value={value.notification_service}
        />
      )}
    </FieldGroup>
  );
}
