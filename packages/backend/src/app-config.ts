/** What `/config.json` tells the app (packages/app/README.md names every key). */
import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';
import { demoCompany } from './demo/company.ts';

export type AppConfig = Readonly<Record<string, unknown>>;

/**
 * @param path of a JSON file; undefined where there is none
 * @param fail told what cannot be used, in words for the person who started the backend
 */
export function readAppConfig(path: string | undefined, fail: (message: string) => never): AppConfig {
  if (!path) return {};
  let told: unknown;
  try {
    told = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`APP_CONFIG_FILE is "${path}", which cannot be read as JSON: ${(error as Error).message}`);
  }
  if (typeof told !== 'object' || told === null || Array.isArray(told))
    return fail(`APP_CONFIG_FILE is "${path}"; give a file that holds one JSON object.`);
  return { ...told };
}

/** Where the sandbox plays the buyer side. */
export const sandboxBuyerSide = '/sandbox/buyer-side';

/**
 * The file, over what the local stack has by itself: the sandbox's buyer side and captcha where it is on, and the demo's
 * company where nothing is configured.
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

/** Whether the app draws reCAPTCHA's widget, which the content security policy must let in. */
export const usesRecaptcha = (config: Config): boolean => {
  const { captchaSiteKey } = appConfigOf(config);
  return typeof captchaSiteKey === 'string' && captchaSiteKey !== '' && captchaSiteKey !== 'sandbox';
};

/** Addresses of the sibling products' logos, whose hosts the content security policy must let in. */
export function logosOf(config: Config): string[] {
  const { products } = appConfigOf(config);
  if (!Array.isArray(products)) return [];
  return products.flatMap((product: { logoUrl?: unknown } | null) =>
    typeof product?.logoUrl === 'string' && URL.canParse(product.logoUrl) ? [product.logoUrl] : [],
  );
}
