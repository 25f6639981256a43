import { Checkbox } from '@smart-art/ui/checkbox';
import type { FormApi } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { ReadAgreement } from '../../agreements/ReadAgreement.tsx';
import { signUpMessages as messages } from './SignUp.messages.ts';
import type { AgreementsForm } from './sign-up-form.ts';

/** The agreements to accept, each with its text one click away (001 section 5). */
export function AgreementsStep({ form }: { form: FormApi<AgreementsForm> }) {
  const intl = useIntl();
  return (
    <Stack gap={4}>
      <Checkbox
        description={
          <Inline>
            <ReadAgreement label={intl.formatMessage(messages.readTerms)} pageKey="sign-up-terms" />
            <ReadAgreement label={intl.formatMessage(messages.readPrivacy)} pageKey="privacy-policy" />
          </Inline>
        }
        label={intl.formatMessage(messages.acceptTerms)}
        {...form.field('accepts_terms')}
      />
      <Checkbox
        description={<ReadAgreement label={intl.formatMessage(messages.readReturns)} pageKey="return-policy" />}
        label={intl.formatMessage(messages.acceptReturns)}
        {...form.field('accepts_return_policy')}
      />
      <Checkbox
        description={
          <Stack gap={2}>
            <span>{intl.formatMessage(messages.internationalHelp)}</span>
            <Inline>
              <ReadAgreement label={intl.formatMessage(messages.readInternational)} pageKey="international-delivery" />
            </Inline>
          </Stack>
        }
        label={intl.formatMessage(messages.acceptInternational)}
        {...form.field('accepts_international_delivery')}
        required={false}
      />
    </Stack>
  );
}
