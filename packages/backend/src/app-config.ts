/** The app's `/config.json` (packages/app/README.md lists every key). */
import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import { demoCompany } from './demo/company.ts';

export type AppConfig = Readonly<Record<string, unknown>>;

/**
 * @param path of a JSON file; undefined if there is none
 * @param fail called with a message for the operator if the file is unusable
 */
export function readAppConfig(path: string | undefined, fail: (message: string) => never): AppConfig {
  if (!path) return {};
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`APP_CONFIG_FILE is "${path}", which cannot be read as JSON: ${(error as Error).message}`);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return fail(`APP_CONFIG_FILE is "${path}"; give a file that holds one JSON object.`);
  return { ...content };
}

/** URL under which the sandbox plays the buyer side. */
export const sandboxBuyerSide = '/sandbox/buyer-side';

/**
 * The configured file on top of the local defaults: the sandbox's buyer side and captcha if the sandbox is on, and the
 * demo company if nothing is configured.
 */
export function appConfigOf(config: Config): AppConfig {
  const { ssoUrl, productUrl, sandbox, seed, outside, appConfig } = config;
  const isLocal = sandbox && seed === 'demo' && Object.keys(appConfig).length === 0;
  return {
    ...(sandbox && { buyerUrl: sandboxBuyerSide }),
    ...(sandbox && !outside.captchaSecret && { captchaSiteKey: 'sandbox' }),
    ...(isLocal && demoCompany(outside.companyEmail)),
    ...appConfig,
    ssoUrl,
    productUrl,
  };
}

/** True if the app shows reCAPTCHA's widget; the content security policy must then allow it. */
export const usesRecaptcha = (config: Config): boolean => {
  const { captchaSiteKey } = appConfigOf(config);
  return typeof captchaSiteKey === 'string' && captchaSiteKey !== '' && captchaSiteKey !== 'sandbox';
};

/** URLs of the sibling products' logos; the content security policy must allow their hosts. */
export function logosOf(config: Config): string[] {
  const { products } = appConfigOf(config);
  if (!Array.isArray(products)) return [];
  return products.flatMap((product: { logoUrl?: unknown } | null) =>
    typeof product?.logoUrl === 'string' && URL.canParse(product.logoUrl) ? [product.logoUrl] : [],
  );
}
