import { ApiError } from '@smart-art/api-client';
import { checkEmailForSignUp, checkEmailProof, requestOtp, submitOtp } from '@smart-art/api-client/queries';
import type { FormApi } from '@smart-art/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { codeSentTo, keepCodeSent } from '../../session/code-sent.ts';
import type { EmailForm, EmailProof } from './sign-up-form.ts';

/** Where the proof of an email stands: nothing sent yet, a code is mailed, or proven. */
export type ProofStage = 'unsent' | 'sent' | 'proven';

export interface EmailProofing {
  stage: ProofStage;
  proof: EmailProof | null;
  /** What went wrong and belongs to no field. */
  refusal: unknown;
  /** The proof has run out; the address must be proven once more. */
  isGone: boolean;
  /** Goes one stage on with what the form holds. @returns whether the address is proven */
  advance: () => Promise<boolean>;
  /** Has another code mailed; the one before is void. */
  sendAgain: () => Promise<void>;
  isSending: boolean;
  /** The server no longer takes the proof. */
  drop: () => void;
}

/**
 * Proves an email address (000 section 7: get-otp, send-otp, verify-email, verified-email). Another address in the form
 * begins it anew.
 * @param first a proof that was given before, which may have run out meanwhile: the server is asked
 */
export function useEmailProof(form: FormApi<EmailForm>, first: EmailProof | null): EmailProofing {
  const { sso } = useServices().clients;
  const [proof, setProof] = useState(first);
  const [sentTo, setSentTo] = useState(codeSentTo);
  const [isGone, setIsGone] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
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
    /* Without an answer the proof counts: signing up itself says when it does not. */
    recheck(first).then(
      ({ verified }) => onChecked(verified),
      () => {},
    );
  }, [first]);

  const { email } = form.values;
  const isProven = proof !== null && proof.email === email;
  const stage: ProofStage = isProven ? 'proven' : sentTo === email && email !== '' ? 'sent' : 'unsent';

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.errors) form.setErrors(error.errors);
    else setRefusal(error);
  };
  const send = async (address: string) => {
    setRefusal(undefined);
    try {
      await request({ email: address });
      form.set('otp', '');
      setSentTo(address);
      keepCodeSent(address);
      setIsGone(false);
    } catch (error) {
      refuse(error);
    }
  };
  const prove = async (address: string, otp: string): Promise<boolean> => {
    setRefusal(undefined);
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
      refuse(error);
      return false;
    }
  };

  return {
    stage,
    proof: isProven ? proof : null,
    refusal,
    isGone,
    isSending,
    drop,
    advance: async () => {
      /* The last digit of the code sends it before the page is drawn again. */
      const typed = form.store.snapshot().values;
      if (isProven) return true;
      if (stage === 'sent') return prove(typed.email, typed.otp);
      await send(typed.email);
      return false;
    },
    sendAgain: () => send(email),
  };
}
