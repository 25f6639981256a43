export type { CaptchaAdapter, CaptchaOptions, CaptchaWidget } from './adapter.ts';
export { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';
export { recaptcha } from './recaptcha.ts';
export { sandboxCaptcha } from './sandbox.ts';
