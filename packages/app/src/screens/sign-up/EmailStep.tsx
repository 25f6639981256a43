import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { EmailField } from '@smart-art/ui/email-field';
import type { FormApi } from '@smart-art/ui/form';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { OtpField } from '@smart-art/ui/otp-field';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { signUpMessages as messages } from './SignUp.messages.ts';
import type { EmailForm } from './sign-up-form.ts';
import type { EmailProofing } from './useEmailProof.ts';

/** The email, then the code mailed to it. Typing the last digit submits the code. */
export function EmailStep({ form, proofing }: { form: FormApi<EmailForm>; proofing: EmailProofing }) {
  const intl = useIntl();
  const { stage, failure, isGone, isSending, sendAgain } = proofing;
  const { email } = form.values;
  const code = useRef<HTMLInputElement>(null);
  const { error: otpError, ...otp } = form.field('otp');
  useEffect(() => {
    if (stage === 'sent') code.current?.focus();
  }, [stage]);
  return (
    <>
      {isGone && <Banner tone="warning">{intl.formatMessage(messages.proofGone)}</Banner>}
      {failure !== undefined && (
        <Banner live="assertive" tone="danger">
          {failureMessage(intl, failure)}
        </Banner>
      )}
      <EmailField
        autoComplete="username"
        autoFocus
        label={intl.formatMessage(messages.email)}
        {...form.field('email')}
      />
      {stage === 'sent' && (
        <>
          <InlineMessage live="polite" tone="info">
            {intl.formatMessage(messages.sent, { email })}
          </InlineMessage>
          <OtpField
            {...otp}
            aside={
              <Button emphasis="quiet" onClick={sendAgain} pending={isSending} size="small">
                {intl.formatMessage(messages.sendAgain)}
              </Button>
            }
            description={intl.formatMessage(messages.otpHelp)}
            error={otpError}
            label={intl.formatMessage(messages.otp)}
            onComplete={() => code.current?.form?.requestSubmit()}
            ref={code}
            required
          />
        </>
      )}
      {stage === 'proven' && (
        <InlineMessage tone="success">{intl.formatMessage(messages.proven, { email })}</InlineMessage>
      )}
    </>
  );
}
