import type { CaptchaAdapter } from './adapter.ts';

/** The part of Google's script that is used here. */
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

/** Number of fields waiting for the script. */
let waiting = 0;

/**
 * Loads the script once per page. The next call loads it again after a failure, or if all earlier callers have aborted,
 * since it may hang.
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
 * Google reCAPTCHA v2, the checkbox. Its script is loaded when the first field is rendered.
 * @param sitekey the public key of the site
 */
export const recaptcha =
  (sitekey: string): CaptchaAdapter =>
  async (container, { onToken, onExpire, onError, theme, locale, signal }) => {
    const api = await script(locale, signal);
    // reCAPTCHA cannot render into the same element twice, so each widget gets its own.
    const element = document.createElement('div');
    container.append(element);
    const widget = api.render(element, {
      sitekey,
      theme,
      hl: locale,
      callback: onToken,
      'expired-callback': onExpire,
      'error-callback': onError,
      // The normal size does not fit in windows 320 px wide.
      size: container.clientWidth > 0 && container.clientWidth < 304 ? 'compact' : 'normal',
    });
    return { reset: () => api.reset(widget), dispose: () => element.remove() };
  };
