import { getPerson, masterData } from '@smart-art/api-client/queries';
import { publicationMonths } from '@smart-art/openapi/rules';
import { Checkbox } from '@smart-art/ui/checkbox';
import type { FormApi } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { RadioGroup } from '@smart-art/ui/radio-group';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Switch } from '@smart-art/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ReadAgreement } from '../../../agreements/ReadAgreement.tsx';
import { useServices } from '../../../services/services.ts';
import type { WorkForm } from '../work-form.ts';
import { committedMessage } from './committed-message.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { FieldsDisclosure } from './FieldsDisclosure.tsx';
import { offerMessages as messages } from './offer.messages.ts';
import { RentalTermsFields } from './RentalTermsFields.tsx';

export interface TermsFieldsProps {
  form: FormApi<WorkForm>;
  /** Until when the commitment cannot be withdrawn; null without one. */
  committedUntil: string | null;
}

/** The terms of a work's offer (001 sections 3, 5 and 9). */
export function TermsFields({ form, committedUntil }: TermsFieldsProps) {
  const intl = useIntl();
  const accepted = form.field('return_policy_accepted');
  return (
    <Section title={intl.formatMessage(messages.terms)}>
      <Stack gap={5}>
        <Checkbox
          {...accepted}
          description={
            <Inline>
              {accepted.value === null && intl.formatMessage(messages.acceptedAtSignUp)}
              <ReadAgreement label={intl.formatMessage(messages.readReturns)} pageKey="return-policy" />
            </Inline>
          }
          label={intl.formatMessage(messages.acceptReturns)}
          required={false}
          // The seller accepted it at sign-up for all works; null counts as accepted.
          value={accepted.value !== false}
        />
        <Checkbox
          description={
            <Inline>
              {committedUntil && committedMessage(intl, committedUntil)}
              <ReadAgreement label={intl.formatMessage(messages.readCommitment)} pageKey="publication-commitment" />
            </Inline>
          }
          label={intl.formatMessage(messages.commit, { months: publicationMonths })}
          {...form.field('commitment_accepted')}
          disabled={committedUntil !== null}
          required={false}
        />
        <Stack gap={1}>
          <DiscountFields form={form} />
          <RentalTermsFields form={form} />
          <RefundFields form={form} />
          <InternationalFields form={form} />
        </Stack>
      </Stack>
    </Section>
  );
}

/** What is refunded to a buyer, as in the policy. */
function RefundFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { data: master } = useQuery(masterData(useServices().clients.product));
  const none = intl.formatMessage(messages.noRefundPolicy);
  const policies = master?.refund_policies ?? [];
  const chosen = policies.find(({ id }) => id === form.values.refund_policy_id);
  return (
    <FieldsDisclosure
      fields={['refund_policy_id']}
      form={form}
      note={chosen?.name ?? none}
      title={intl.formatMessage(messages.refunds)}
    >
      <RadioGroup
        label={intl.formatMessage(messages.refundPolicy)}
        layout="cards"
        options={[
          { value: '', label: none, description: intl.formatMessage(messages.noRefundPolicyHelp) },
          ...policies.map(({ id, name, text }) => ({ value: id, label: name, description: text })),
        ]}
        {...form.field('refund_policy_id')}
      />
    </FieldsDisclosure>
  );
}

/** Whether a work can be delivered abroad, which needs an agreement (001 section 5). */
function InternationalFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { data: own } = useQuery(getPerson(useServices().clients.product));
  const { internationally_acceptable: isAcceptable } = form.values;
  const acceptedAtSignUp = own?.profile?.accepts_international_delivery === true;
  const accept = (next: boolean) =>
    form.patch({
      internationally_acceptable: next,
      // Accepting the agreement at sign-up applies to every work.
      ...(next && acceptedAtSignUp && { international_agreement_accepted: true }),
    });
  return (
    <FieldsDisclosure
      fields={['internationally_acceptable', 'international_agreement_accepted']}
      form={form}
      note={intl.formatMessage(isAcceptable ? messages.isAcceptable : messages.isNotAcceptable)}
      title={intl.formatMessage(messages.international)}
    >
      <Switch
        label={intl.formatMessage(messages.acceptable)}
        {...form.field('internationally_acceptable')}
        onChange={accept}
      />
      {isAcceptable && (
        <Checkbox
          description={
            <Inline>
              {acceptedAtSignUp && intl.formatMessage(messages.acceptedAtSignUp)}
              <ReadAgreement label={intl.formatMessage(messages.readInternational)} pageKey="international-delivery" />
            </Inline>
          }
          label={intl.formatMessage(messages.acceptInternational)}
          {...form.field('international_agreement_accepted')}
        />
      )}
    </FieldsDisclosure>
  );
}
