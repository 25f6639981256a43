import { verifyCaptcha } from '@smart-art/api-client/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';

/** What has become of the token that the widget gave. */
interface Held {
  token: string;
  /** Null where the backend did not take the token. */
  proof: Promise<string | null>;
}

export interface CaptchaProofOptions {
  /** The backend refused the token, or could not be asked. */
  onRefused: (error: unknown) => void;
  /** The proof is too old by now. */
  onExpired: () => void;
}

/**
 * Holds the captcha's token against the backend as soon as the widget gives it (001 section 4: verified while that
 * succeeded, until it expires) and keeps the proof that the contact message is sent with.
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
      /* Where this device's clock is another one the backend's refusal says it. */
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
    /** The widget's token; an empty text where it has none any more. */
    take(token: string): void {
      forget();
      if (!token) return;
      const next: Held = { token, proof: Promise.resolve(null) };
      held.current = next;
      next.proof = ask(token);
    },
    /** Resolves to the proof of the token that is held; to null where there is none. */
    proof: async (): Promise<string | null> => (await held.current?.proof) ?? null,
    forget,
  };
}
