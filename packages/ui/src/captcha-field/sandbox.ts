import type { CaptchaAdapter } from './adapter.ts';

/**
 * A checkbox in place of a captcha service, for development and tests.
 * @param token the token that the sandbox server accepts
 * @param label label of the checkbox
 */
export const sandboxCaptcha =
  (token: string, label: string): CaptchaAdapter =>
  async (container, { onToken, onExpire }) => {
    const line = document.createElement('label');
    line.style.cssText = 'display:inline-flex;align-items:center;gap:0.625rem;min-height:2.75rem';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.style.cssText = 'width:1.5rem;height:1.5rem';
    box.addEventListener('change', () => (box.checked ? onToken(token) : onExpire()));
    line.append(box, label);
    container.append(line);
    return {
      reset: () => {
        box.checked = false;
      },
      dispose: () => line.remove(),
    };
  };
