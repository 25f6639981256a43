/** What a page of ours may do in a browser, and what an answer that is no page may. */
import { logosOf, usesRecaptcha } from '../app-config.ts';
import type { Config } from '../config.ts';
import { inlineHashes } from './page.ts';

/** Of an answer that is read by a program: opened as a page it does nothing, and stands in no frame. */
export const answerPolicy = "default-src 'none';frame-ancestors 'none'";

/** What no page of ours asks for, and what nothing that gets into one can ask for either. */
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

/** Where Google's captcha has its script, and the frame in which it stands. */
const captcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** The hosts outside our own among some addresses. */
const hostsOf = (urls: readonly string[]) => [
  ...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin)),
];

/**
 * Nothing but what is named, no script and no style in the page itself, and no text that becomes a script: Trusted Types
 * with no policy at all. Where a captcha is configured its script comes from elsewhere and makes policies of its own: then
 * Trusted Types are not asked for.
 */
export function pageDirectives(config: Config) {
  const inline = inlineHashes(config.appDir);
  /* The app talks to them, and shows their pictures. */
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
