import { verifyCaptcha } from '@smart-art/api-client/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';

/** The widget's token and its verification. */
interface Held {
  token: string;
  /** Null if the backend rejected the token. */
  proof: Promise<string | null>;
}

export interface CaptchaProofOptions {
  /** The backend rejected the token, or could not be reached. */
  onRefused: (error: unknown) => void;
  /** The proof has expired. */
  onExpired: () => void;
}

/**
 * Verifies the captcha's token with the backend as soon as the widget provides it (001 section 4: verified while that
 * succeeded, until it expires), and holds the proof that is sent with the contact message.
 */
export function useCaptchaProof({ onRefused, onExpired }: CaptchaProofOptions) {
  const { clients } = useServices();
  const { mutateAsync: verify } = useMutation(verifyCaptcha(clients.product));
  const held = useRef<Held>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const forget = () => {
    clearTimeout(timer.current);
    held.current = undefined;
  };

  const ask = async (token: string): Promise<string | null> => {
    const isHeld = () => held.current?.token === token;
    try {
      const { captcha_proof, expires_at } = await verify({ response: token, type: 'seller' });
      const life = Date.parse(expires_at) - Date.now();
      /* If this device's clock is wrong, the backend rejects an expired proof. */
      if (isHeld() && life > 0) {
        timer.current = setTimeout(() => {
          if (!isHeld()) return;
          forget();
          onExpired();
        }, life);
      }
      return captcha_proof;
    } catch (error) {
      if (isHeld()) {
        forget();
        onRefused(error);
      }
      return null;
    }
  };

  return {
    /** Sets the widget's token; empty if it has expired. */
    take(token: string): void {
      forget();
      if (!token) return;
      const next: Held = { token, proof: Promise.resolve(null) };
      held.current = next;
      next.proof = ask(token);
    },
    /** Resolves to the proof of the current token; null if there is none. */
    proof: async (): Promise<string | null> => (await held.current?.proof) ?? null,
    forget,
  };
}
