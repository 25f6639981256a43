import { ApiError } from '@smart-art/api-client';
import { requestOtp, submitOtp } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { OtpField } from '@smart-art/ui/otp-field';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { codeSentTo, keepCodeSent } from '../../session/code-sent.ts';
import { editMessages as messages } from './EditProfile.messages.ts';
import type { EmailProof } from './ProfileEditor.tsx';

export interface ProveEmailProps {
  email: string;
  proven: boolean;
  onProof(proof: EmailProof): void;
}

/** Verifies a new email: a code is mailed to it and typed here (000 section 7: get-otp, send-otp). */
export function ProveEmail({ email, proven, onProof }: ProveEmailProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const [code, setCode] = useState('');
  /* Remembered across a reload. */
  const [isSent, setIsSent] = useState(() => codeSentTo() === email);
  const send = useMutation({
    ...requestOtp(clients.sso),
    onSuccess: () => {
      setIsSent(true);
      keepCodeSent(email);
    },
  });
  const check = useMutation(submitOtp(clients.sso));
  const wordsOf = (error: unknown) =>
    (error instanceof ApiError &&
      Object.values(error.errors ?? {})
        .flat()
        .join(' ')) ||
    failureMessage(intl, error);

  const complete = async (otp: string) => {
    try {
      const { verification_token: token } = await check.mutateAsync({ email, otp });
      keepCodeSent(null);
      onProof({ email: email.toLowerCase(), token });
    } catch {
      /* The field shows the error; another code may follow. */
    }
  };

  if (proven) {
    return (
      <InlineMessage live="polite" tone="success">
        {intl.formatMessage(messages.proven)}
      </InlineMessage>
    );
  }
  const sendButton = (
    <Button onClick={() => send.mutate({ email })} pending={send.isPending} size="small">
      {intl.formatMessage(isSent ? messages.sendAgain : messages.sendCode)}
    </Button>
  );
  return (
    <Stack gap={3}>
      {isSent ? (
        <>
          <OtpField
            description={intl.formatMessage(messages.codeSent, { email })}
            disabled={check.isPending}
            error={check.error ? [wordsOf(check.error)] : undefined}
            label={intl.formatMessage(messages.code)}
            name="code"
            onChange={setCode}
            onComplete={(otp) => void complete(otp)}
            value={code}
          />
          <Inline>{sendButton}</Inline>
        </>
      ) : (
        <Inline gap={3}>
          {sendButton}
          <Muted>{intl.formatMessage(messages.proofNeeded, { email })}</Muted>
        </Inline>
      )}
      {send.error && (
        <InlineMessage live="assertive" tone="danger">
          {wordsOf(send.error)}
        </InlineMessage>
      )}
    </Stack>
  );
}
