/** All settings from the environment, read once. */
import { resolve } from 'node:path';
import { type AppConfig, readAppConfig } from './app-config.ts';
import { type OutsideConfig, readOutside } from './outside-config.ts';
import { packageRoot } from './package-root.ts';

export interface Config {
  port: number;
  /** Host to listen on. `localhost` listens on both IPv4 and IPv6. */
  host: string;
  /** Absolute. Holds the embedded database (`pg`), the photographs (`files`) and uploads under way (`uploads`). */
  dataDir: string;
  /** PostgreSQL URL; if absent, the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Maximum PostgreSQL connections of this process. */
  databaseConnections: number;
  seed: 'demo' | 'none';
  /** Folder of the built app; served if it exists. */
  appDir: string;
  /** URLs of the services, as published in `/config.json`. */
  ssoUrl: string;
  productUrl: string;
  /** Further keys of `/config.json`, from the deployment's own file. */
  appConfig: AppConfig;
  /** Origins allowed to call from a browser; if empty, only our own. */
  corsOrigins: string[];
  /** Number of proxies in front of the backend; that many last entries of `X-Forwarded-For` are trusted. */
  trustProxy: number;
  /** Simulate people and outside services under `/sandbox`. On by default only with the embedded database. */
  sandbox: boolean;
  /**
   * 64 hexadecimal digits used to sign URLs and encrypt secrets; if absent, a key is generated and stored in the
   * database.
   */
  installationKey: string | undefined;
  /** Public URL of the app, for links in emails: `https://sellers.example.org`. */
  publicUrl: string;
  /** Card payments; without a secret key they are off, except in the sandbox. */
  card: CardConfig;
  /** Wallet payments, likewise. */
  wallet: WalletConfig;
  /** Account that sellers transfer money to; if absent, bank transfer is off, except in the sandbox. */
  bankAccount: BankAccount | undefined;
  /** How to reach outside services. */
  outside: OutsideConfig;
  /**
   * SHA-256 (hexadecimal) of the tokens with which the operator's other products sign sellers in; if empty they cannot.
   */
  externalTokenHashes: string[];
  /** Milliseconds during which a stopping process still answers, so that the proxy notices first. */
  drainDelay: number;
  /** Token that opens `/metrics` to remote callers; if absent, only the local machine may read it. */
  metricsToken: string | undefined;
  /** Structured log on standard error. */
  logLevel: 'silent' | 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';
}

/** The card gateway, Stripe. */
export interface CardConfig {
  secretKey: string | undefined;
  /** Secret that signs the gateway's webhooks. */
  webhookSecret: string | undefined;
  /** `https://api.stripe.com`, or a compatible server. */
  apiUrl: string;
}

/** The wallet provider, PayPal. */
export interface WalletConfig {
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** `https://api-m.paypal.com`, or its sandbox. */
  apiUrl: string;
}

/** The operator's bank account, as shown in the transfer instructions. */
export interface BankAccount {
  account_name: string;
  bank_name: string;
  branch_name: string;
  account_type: string;
  account_number: string;
  swift_code: string;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** An unusable setting; the message is for the operator. */
export class ConfigError extends Error {}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new ConfigError(`PORT is "${text}"; give a number from 0 to 65535.`);
  return port;
}

function numberOf(name: string, text: string, [least, most]: [number, number]): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new ConfigError(`${name} is "${text}"; give a number from ${least} to ${most}.`);
}

function metricsTokenOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= 16) return text;
  throw new ConfigError('METRICS_TOKEN is too short; make one with: openssl rand -hex 32');
}

function seedOf(text: string): Config['seed'] {
  if (text === 'demo' || text === 'none') return text;
  throw new ConfigError(`SEED is "${text}"; give demo or none.`);
}

function proxiesOf(text: string): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new ConfigError(`TRUST_PROXY is "${text}"; give the number of proxies before the backend, from 0 to 9.`);
}

function sandboxOf(text: string | undefined, hasDatabaseUrl: boolean): boolean {
  if (!text) return !hasDatabaseUrl;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`SANDBOX is "${text}"; give on or off.`);
}

function installationKeyOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[0-9a-f]{64}$/i.test(text)) return text;
  throw new ConfigError('HOUSE_KEY is not 64 hexadecimal digits; make one with: openssl rand -hex 32');
}

function fail(message: string): never {
  throw new ConfigError(message);
}

function tokenHashesOf(text: string | undefined): string[] {
  const hashes = (text ?? '')
    .split(',')
    .map((hash) => hash.trim().toLowerCase())
    .filter(Boolean);
  if (hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))) return hashes;
  throw new ConfigError(
    'EXTERNAL_API_TOKEN_HASHES holds what is no SHA-256; make one with: printf %s "$TOKEN" | sha256sum',
  );
}

function logLevelOf(text: string | undefined): Config['logLevel'] {
  if (!text || text === '0') return 'silent';
  return levels.find((level) => level === text) ?? 'info';
}

function addressOf(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new ConfigError(`${name} is "${text}"; give an address with http or https.`);
}

const bankFields = [
  'account_name',
  'bank_name',
  'branch_name',
  'account_type',
  'account_number',
  'swift_code',
] as const satisfies readonly (keyof BankAccount)[];

/** @param env with HOUSE_ACCOUNT_NAME, HOUSE_BANK_NAME and so on: all six or none */
function bankAccountOf(env: Readonly<Record<string, string | undefined>>): BankAccount | undefined {
  const named = bankFields.map((field) => [field, `HOUSE_${field.toUpperCase()}`] as const);
  const missing = named.filter(([, name]) => !env[name]).map(([, name]) => name);
  if (missing.length === named.length) return undefined;
  if (missing.length > 0) throw new ConfigError(`The operator's bank account lacks ${missing.join(', ')}.`);
  return Object.fromEntries(named.map(([field, name]) => [field, env[name]])) as unknown as BankAccount;
}

/** A relative DATA_DIR resolves to the same folder from every workspace. */
const root = resolve(packageRoot, '../..');

/**
 * @param env the environment
 * @throws ConfigError if a setting is unusable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = portOf(env.PORT || '4300');
  return {
    port,
    host: env.HOST || 'localhost',
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseConnections: numberOf('DATABASE_CONNECTIONS', env.DATABASE_CONNECTIONS || '10', [2, 1000]),
    seed: seedOf(env.SEED || 'demo'),
    appDir: resolve(root, 'packages/app/dist'),
    ssoUrl: env.APP_CONFIG_SSO_URL || '/sso',
    productUrl: env.APP_CONFIG_PRODUCT_URL || '/product',
    appConfig: readAppConfig(env.APP_CONFIG_FILE, fail),
    corsOrigins: (env.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: proxiesOf(env.TRUST_PROXY || '0'),
    sandbox: sandboxOf(env.SANDBOX, Boolean(env.DATABASE_URL)),
    installationKey: installationKeyOf(env.HOUSE_KEY),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    card: {
      secretKey: env.STRIPE_SECRET_KEY || undefined,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET || undefined,
      apiUrl: addressOf('STRIPE_API', env.STRIPE_API || 'https://api.stripe.com'),
    },
    wallet: {
      clientId: env.PAYPAL_CLIENT_ID || undefined,
      clientSecret: env.PAYPAL_CLIENT_SECRET || undefined,
      apiUrl: addressOf('PAYPAL_API', env.PAYPAL_API || 'https://api-m.paypal.com'),
    },
    bankAccount: bankAccountOf(env),
    outside: readOutside(env, fail),
    externalTokenHashes: tokenHashesOf(env.EXTERNAL_API_TOKEN_HASHES),
    drainDelay: numberOf('DRAIN_DELAY', env.DRAIN_DELAY || '0', [0, 300]) * 1000,
    metricsToken: metricsTokenOf(env.METRICS_TOKEN),
    logLevel: logLevelOf(env.LOG),
  };
}
