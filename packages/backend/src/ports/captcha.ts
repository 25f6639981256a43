/** The captcha of the contact form (001 section 5): reCAPTCHA, or the sandbox's. */
import { request } from 'undici';
import { neverCut, within } from './patience.ts';

/** The service could not tell whether it was a person. */
export class CaptchaUnavailable extends Error {}

export interface CaptchaPort {
  /**
   * @param address IP address of the visitor
   * @throws CaptchaUnavailable
   */
  isPerson(response: string, address: string): Promise<boolean>;
}

/** For the whole exchange, in milliseconds; short, since a visitor is waiting. */
const timeout = 10_000;

/**
 * reCAPTCHA's `siteverify`, or a compatible service.
 *
 * @param cutOff aborted when the process ends
 */
export const recaptcha = (url: string, secret: string, cutOff: AbortSignal = neverCut): CaptchaPort => ({
  async isPerson(response, address) {
    try {
      const answer = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ secret, response, remoteip: address }).toString(),
        signal: within(timeout, cutOff),
      });
      const verdict = (await answer.body.json()) as { success?: unknown };
      if (answer.statusCode !== 200) throw new CaptchaUnavailable(`answered ${answer.statusCode}`);
      return verdict.success === true;
    } catch (error) {
      if (error instanceof CaptchaUnavailable) throw error;
      throw new CaptchaUnavailable('not to be reached', { cause: error });
    }
  },
});

/** The response that the sandbox accepts as a person. */
export const sandboxCaptchaResponse = 'sandbox-person';

export const sandboxCaptcha: CaptchaPort = {
  isPerson: async (response) => response === sandboxCaptchaResponse,
};

/** Without a secret no response can be verified. */
export const noCaptcha: CaptchaPort = {
  async isPerson() {
    throw new CaptchaUnavailable('RECAPTCHA_SECRET is not set');
  },
};
