import { verifyCaptcha } from '@smart-art/api-client/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';

/** The widget's token and its verification. */
interface Verification {
  token: string;
  /** Null if the backend rejected the token. */
  proof: Promise<string | null>;
}

export interface CaptchaProofOptions {
  /** The backend rejected the token, or could not be reached. */
  onRejected: (error: unknown) => void;
  /** The proof has expired. */
  onExpired: () => void;
}

/**
 * Verifies the captcha's token with the backend as soon as the widget provides it (001 section 4: verified while that
 * succeeded, until it expires), and holds the proof that is sent with the contact message.
 */
export function useCaptchaProof({ onRejected, onExpired }: CaptchaProofOptions) {
  const { clients } = useServices();
  const { mutateAsync: verify } = useMutation(verifyCaptcha(clients.product));
  const verification = useRef<Verification>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const forget = () => {
    clearTimeout(timer.current);
    verification.current = undefined;
  };

  const proofOf = async (token: string): Promise<string | null> => {
    const isCurrent = () => verification.current?.token === token;
    try {
      const { captcha_proof, expires_at } = await verify({ response: token, type: 'seller' });
      const life = Date.parse(expires_at) - Date.now();
      /* If this device's clock is wrong, the backend rejects an expired proof. */
      if (isCurrent() && life > 0) {
        timer.current = setTimeout(() => {
          if (!isCurrent()) return;
          forget();
          onExpired();
        }, life);
      }
      return captcha_proof;
    } catch (error) {
      if (isCurrent()) {
        forget();
        onRejected(error);
      }
      return null;
    }
  };

  return {
    /** Sets the widget's token; empty if it has expired. */
    take(token: string): void {
      forget();
      if (!token) return;
      const next: Verification = { token, proof: Promise.resolve(null) };
      verification.current = next;
      next.proof = proofOf(token);
    },
    /** Resolves to the proof of the current token; null if there is none. */
    proof: async (): Promise<string | null> => (await verification.current?.proof) ?? null,
    forget,
  };
}
