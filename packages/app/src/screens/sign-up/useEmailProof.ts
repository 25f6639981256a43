import { ApiError } from '@smart-art/api-client';
import { checkEmailForSignUp, checkEmailProof, requestOtp, submitOtp } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { codeSentTo, keepCodeSent } from '../../session/code-sent.ts';
import type { EmailForm, EmailProof } from './sign-up-form.ts';

/** The state of the email's verification: no code sent, code mailed, or verified. */
export type ProofStage = 'unsent' | 'sent' | 'proven';

export interface EmailProofing {
  stage: ProofStage;
  proof: EmailProof | null;
  /** An error that belongs to no field. */
  failure: unknown;
  /** The proof has expired; the email must be verified again. */
  isGone: boolean;
  /** Goes to the next stage with the form's values. @returns whether the email is verified */
  advance: () => Promise<boolean>;
  /** Mails another code; the previous one becomes invalid. */
  sendAgain: () => Promise<void>;
  isSending: boolean;
  /** Discards a proof that the server no longer accepts. */
  drop: () => void;
}

/**
 * Verifies an email (000 section 7: get-otp, send-otp, verify-email, verified-email). Changing the email starts again.
 * @param first a saved proof, which may have expired: the server checks it
 */
export function useEmailProof(form: FormApi<EmailForm>, first: EmailProof | null): EmailProofing {
  const { sso } = useServices().clients;
  const [proof, setProof] = useState(first);
  const [sentTo, setSentTo] = useState(codeSentTo);
  const [isGone, setIsGone] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { mutateAsync: request, isPending: isSending } = useMutation(requestOtp(sso));
  const { mutateAsync: exchange } = useMutation(submitOtp(sso));
  const { mutateAsync: checkFree } = useMutation(checkEmailForSignUp(sso));
  const { mutateAsync: checkProof } = useMutation(checkEmailProof(sso));

  const drop = () => {
    setProof(null);
    setSentTo('');
    keepCodeSent(null);
    setIsGone(true);
  };
  const recheck = useEffectEvent(({ email, token }: EmailProof) => checkProof({ email, verification_token: token }));
  const onChecked = useEffectEvent((isStillGood: boolean) => {
    if (!isStillGood) drop();
  });
  useEffect(() => {
    if (!first) return;
    /* If the check fails, keep the proof: the sign-up request itself reports an invalid one. */
    recheck(first).then(
      ({ verified }) => onChecked(verified),
      () => {},
    );
  }, [first]);

  const { email } = form.values;
  const isProven = proof !== null && proof.email === email;
  const stage: ProofStage = isProven ? 'proven' : sentTo === email && email !== '' ? 'sent' : 'unsent';

  const handleError = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.errors) form.setErrors(error.errors);
    else setFailure(error);
  };
  const send = async (address: string) => {
    setFailure(undefined);
    try {
      await request({ email: address });
      form.set('otp', '');
      setSentTo(address);
      keepCodeSent(address);
      setIsGone(false);
    } catch (error) {
      handleError(error);
    }
  };
  const prove = async (address: string, otp: string): Promise<boolean> => {
    setFailure(undefined);
    try {
      const { verification_token: token } = await exchange({ email: address, otp });
      const free = await checkFree({ email: address, verification_token: token }).catch(() => null);
      if (free?.status === 'registered') {
        form.setErrors({ email: free.message });
        return false;
      }
      setProof({ email: address, token });
      keepCodeSent(null);
      form.set('otp', '');
      return true;
    } catch (error) {
      handleError(error);
      return false;
    }
  };

  return {
    stage,
    proof: isProven ? proof : null,
    failure,
    isGone,
    isSending,
    drop,
    advance: async () => {
      /* The last digit submits before React re-renders, so read the latest values. */
      const typed = form.store.snapshot().values;
      if (isProven) return true;
      if (stage === 'sent') return prove(typed.email, typed.otp);
      await send(typed.email);
      return false;
    },
    sendAgain: () => send(email),
  };
}
