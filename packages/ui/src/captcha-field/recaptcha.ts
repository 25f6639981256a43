import type { CaptchaAdapter } from './adapter.ts';

/** Of Google's script, what is used here. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (container: HTMLElement, parameters: Record<string, unknown>) => number;
  reset: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<Recaptcha> | undefined;
let abandon: (() => void) | undefined;

/** Fields that wait for the script. */
let waiting = 0;

/**
 * Loads the script once for the page; a load that failed is tried again by the next call, and so is one that nobody
 * waits for any more: it may hang.
 */
function script(locale: string, signal: AbortSignal): Promise<Recaptcha> {
  waiting++;
  signal.addEventListener('abort', () => {
    waiting--;
    if (waiting === 0 && !window.grecaptcha) abandon?.();
  });
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(locale)}`;
    element.async = true;
    element.onload = () => {
      const api = window.grecaptcha;
      if (api) api.ready(() => resolve(api));
      else reject(new Error('reCAPTCHA is not there'));
    };
    element.onerror = () => {
      element.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    abandon = () => {
      loading = undefined;
      element.remove();
    };
    document.head.append(element);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Google reCAPTCHA v2, the checkbox. Its script is loaded when the first field is drawn.
 * @param sitekey the public key of the site
 */
export const recaptcha =
  (sitekey: string): CaptchaAdapter =>
  async (container, { onToken, onExpire, onError, theme, locale, signal }) => {
    const api = await script(locale, signal);
    // It fills an element once and for all: each widget has one of its own.
    const element = document.createElement('div');
    container.append(element);
    const widget = api.render(element, {
      sitekey,
      theme,
      hl: locale,
      callback: onToken,
      'expired-callback': onExpire,
      'error-callback': onError,
      // 320 px wide windows have no room for the usual one.
      size: container.clientWidth > 0 && container.clientWidth < 304 ? 'compact' : 'normal',
    });
    return { reset: () => api.reset(widget), dispose: () => element.remove() };
  };
