/** Security policies: what our pages may do in a browser, and what a response that is not a page may. */
import { logosOf, usesRecaptcha } from '../app-config.ts';
import type { Config } from '../config.ts';
import { inlineHashes } from './page.ts';

/** For API responses: opened as a page they can do nothing, and cannot be framed. */
export const answerPolicy = "default-src 'none';frame-ancestors 'none'";

/** Browser features that no page of ours uses, denied so that injected code cannot use them either. */
export const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Origins of Google's captcha: its script, and the frame it runs in. */
const captcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Origins of the absolute URLs in a list. */
const hostsOf = (urls: readonly string[]) => [
  ...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)),
];

/**
 * Allows only what is listed: no inline script or style, and Trusted Types without any policy. A configured captcha
 * loads an external script that creates its own policies, so Trusted Types are off then.
 */
export function pageDirectives(config: Config) {
  const inline = inlineHashes(config.appDir);
  /* The app calls them and shows their pictures. */
  const hosts = hostsOf([config.ssoUrl, config.productUrl]);
  const hasCaptcha = usesRecaptcha(config);
  return {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'", ...hosts],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: hasCaptcha ? captcha.frames : ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...hosts, ...hostsOf(logosOf(config))],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", ...inline.scripts, ...(hasCaptcha ? captcha.scripts : [])],
    styleSrc: ["'self'", ...inline.styles],
    ...(hasCaptcha ? null : { requireTrustedTypesFor: ["'script'"], trustedTypes: ["'none'"] }),
  };
}
