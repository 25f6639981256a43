import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import productDocument from '@smart-art/openapi/product.json' with { type: 'json' };
import ssoDocument from '@smart-art/openapi/sso.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { type AppConfig, appConfigOf, logosOf, usesRecaptcha } from '../src/app-config.ts';
import { readConfig } from '../src/config.ts';
import { day } from '../src/constants.ts';
import { agreements } from '../src/db/schema/index.ts';
import type { demoCompany } from '../src/demo/company.ts';
import { readPages } from '../src/http/app-pages.ts';
import { pageDirectives } from '../src/http/page-policy.ts';
import { useWorld } from './support/world.ts';

const appDir = join(tmpdir(), `smart-art-app-${process.pid}`);
await mkdir(join(appDir, 'assets'), { recursive: true });
for (const [locale, text] of Object.entries({ en: 'Welcome back', ja: 'おかえりなさい' })) {
  await mkdir(join(appDir, 'pages', locale), { recursive: true });
  const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
  await writeFile(join(appDir, 'pages', locale, 'sign-in.html'), page(text));
  await writeFile(join(appDir, 'pages', locale, 'home.html'), page(`${locale}: sell to buyers`));
  await writeFile(join(appDir, 'pages', locale, 'home-alone.html'), page(`${locale}: sell`));
}
await writeFile(
  join(appDir, 'pages/en/home.html.br'),
  brotliCompressSync(await readFile(join(appDir, 'pages/en/home.html'))),
);
await writeFile(join(appDir, 'index.html'), '<!doctype html><html><head></head><body><style>b{}</style></body></html>');
await writeFile(join(appDir, 'assets', 'main-1234.js'), `export const app = ${JSON.stringify('x'.repeat(4000))};\n`);

const world = useWorld({ appDir });

describe('OpenAPI documents', () => {
  it.each([
    ['/sso', ssoDocument],
    ['/product', productDocument],
  ])('%s serves its own document', async (prefix, document) => {
    const answer = await world.call({ url: `${prefix}/openapi.json` });
    expect(answer.json()).toEqual(document);
    expect(answer.json().servers[0].url).toBe(prefix);
  });

  it('return 404 for unknown paths', async () => {
    for (const url of ['/sso/nothing', '/product/nothing', '/product', '/sso/']) {
      const answer = await world.call({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json(), url).toEqual({ success: false, message: 'There is no such call.' });
    }
    expect((await world.call({ method: 'PUT', url: '/product/languages' })).statusCode).toBe(404);
  });
});

describe('public data', () => {
  it('includes the languages', async () => {
    const answer = await world.call({ url: '/product/languages' });
    expect(answer.json().data).toEqual([
      { slug: 'en', name: 'English' },
      { slug: 'ja', name: '日本語' },
    ]);
  });

  it('includes the site settings', async () => {
    const answer = await world.call({ url: '/product/site-settings?edit=true' });
    expect(answer.json().data).toEqual({
      applicable_currency: 'USD',
      service_charge_percent: 12,
      usd_jpy_rate: 155,
      usd_jpy_rate_date: '2026-11-20',
      free_quota_gb: 1,
      own_file_server_quota_gb: 1000,
      paid_quota_sizes_gb: [5, 20, 50, 100, 500],
      disk_quota_cost_per_gb_and_year: { amount: '2.40', currency: 'USD' },
      notification_fee_per_year: { amount: '24.00', currency: 'USD' },
      consumption_tax_percent: 10,
      currencies: ['USD', 'JPY'],
      return_window_days: 7,
      payout_days: 7,
      rental_deposit_limit: null,
      delivery_limit: null,
      insurance_limit: null,
      financial_year_start_month: 4,
      reminder_days: { payment: 2, return: 2, lease: 7 },
      referral_reward_gb: 0,
    });
  });

  it('returns 304 for a matching ETag', async () => {
    const first = await world.call({ url: '/product/languages' });
    const etag = String(first.headers.etag);
    const again = await world.call({ url: '/product/languages', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(etag);
  });
});

describe('seller data', () => {
  it('includes categories and types in the requested language', async () => {
    const seller = await world.seller();
    const english = await seller.call({ url: '/product/master-data' });
    const japanese = await seller.call({ url: '/product/master-data', headers: { 'accept-language': 'ja' } });
    expect(english.json().data.categories[0]).toEqual({ id: 'cat_painting', type: 'art', name: 'Painting' });
    expect(japanese.json().data.categories[0].name).toBe('絵画');
    const types = await seller.call({ url: '/product/product-types', headers: { 'accept-language': 'ja' } });
    expect(types.json().data[3]).toEqual({ slug: 'frame', name: '額縁' });
    expect(types.headers).toMatchObject({ 'content-language': 'ja' });
    expect((await world.call({ url: '/product/master-data' })).statusCode).toBe(401);
  });

  it('includes the seller’s own profile and no other', async () => {
    const seller = await world.seller({ quotaBytes: 5000 });
    const other = await world.seller();
    const answer = await seller.call({
      url: `/product/users/profile-details/${encodeURIComponent(seller.email.toUpperCase())}`,
    });
    expect(answer.json()).toMatchObject({
      details: { email: seller.email, firstname: 'Hana', lastname: 'Morita', profile_image: null },
      dbTenantAgreement: { subscription_type: 'Paid', payment_status: 'paid' },
      dbCurrentActiveAgreement: { status: 'activated', quota_bytes: 5000, used_bytes: 0, free_bytes: 5000 },
    });
    const foreign = await seller.call({ url: `/product/users/profile-details/${other.email}` });
    const unknown = await seller.call({ url: '/product/users/profile-details/nobody@example.com' });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toEqual(unknown.json());
    expect((await seller.call({ url: '/product/users/profile-details/no-address' })).json().errors).toEqual({
      email: ['Invalid Email: enter an address such as name@example.com.'],
    });
  });

  it('reports an expired agreement', async () => {
    const seller = await world.seller({ agreementDays: -1 });
    const answer = await seller.call({ url: `/product/users/profile-details/${seller.email}` });
    expect(answer.json().dbCurrentActiveAgreement.status).toBe('expiried');
  });

  it('reports the agreement as active on its last day', async () => {
    const seller = await world.seller({ agreementDays: 1 });
    world.pass(day);
    const { rows } = { rows: await world.backend.services.queries.select().from(agreements) };
    expect(rows.length).toBeGreaterThan(0);
    const again = await world.call({
      method: 'POST',
      url: '/sso/signin',
      body: { email: seller.email, password: seller.password },
    });
    const authorization = `Bearer ${again.json().token}`;
    const answer = await world.call({
      url: `/product/users/profile-details/${seller.email}`,
      headers: { authorization },
    });
    expect(answer.json().dbCurrentActiveAgreement.status).toBe('activated');
  });
});

describe('app', () => {
  it('is served at every route with a strict content security policy', async () => {
    for (const url of ['/', '/art-library', '/view-art/wrk_1', '/index.html']) {
      const answer = await world.call({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toMatch(/style-src 'self' 'sha256-/);
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).toContain("require-trusted-types-for 'script';trusted-types 'none'");
      expect(policy).not.toContain('unsafe');
      expect(answer.headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(answer.headers['x-powered-by']).toBeUndefined();
    }
  });

  it('serves prerendered pages in the chosen language', async () => {
    const page = async (url: string, cookie = '') =>
      (await world.call({ url, headers: { accept: 'text/html', cookie } })).body;
    expect(await page('/sign-in')).toContain('Welcome back');
    expect(await page('/sign-in?next=%2Fadd-art', 'theme=dark; locale=ja')).toContain('おかえりなさい');
    expect(await page('/')).toContain('en: sell to buyers');
    expect(await page('/?from=mail', 'locale=ja')).toContain('ja: sell to buyers');
    for (const none of ['/home', '/home-alone', '/index']) expect(await page(none)).not.toContain('sell');
    for (const odd of ['locale=fr', 'locale=../en', 'locale='])
      expect(await page('/sign-in', odd)).not.toContain('おかえり');
    expect(await page('/pages/ja/sign-in')).not.toContain('おかえり');
    expect(await page('/pages/ja/sign-in.html')).not.toContain('おかえり');
  });

  it('serves precompressed pages to clients that accept Brotli', async () => {
    const opened = (encoding: string, cookie = '') =>
      world.call({ url: '/', headers: { accept: 'text/html', 'accept-encoding': encoding, cookie } });
    const packed = await opened('gzip, deflate, br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('en: sell to buyers');
    for (const none of ['', 'identity', 'br;q=0', 'br; q=0.0, gzip;q=0']) {
      const plain = await opened(none);
      expect(plain.headers['content-encoding'], none).toBeUndefined();
      expect(plain.body, none).toContain('en: sell to buyers');
    }
    // This page has no precompressed file.
    expect((await opened('identity', 'locale=ja')).body).toContain('ja: sell to buyers');
  });

  it('lets search engines index only the public prerendered pages', async () => {
    const robots = async (url: string) =>
      (await world.call({ url, headers: { accept: 'text/html' } })).headers['x-robots-tag'];
    for (const url of ['/', '/sign-in']) expect(await robots(url), url).toBeUndefined();
    for (const url of ['/art-library', '/reset-password?token=a']) expect(await robots(url), url).toBe('noindex');
  });

  it('serves a home page without the buyer side when none is configured', () => {
    const page = (config: AppConfig) => readPages(appDir, config).page('', undefined).text;
    expect(page({ buyerUrl: 'https://buyers.example.com' })).toContain('sell to buyers');
    expect(page({})).not.toContain('buyers');
  });

  it('sends API responses with a policy that allows nothing', async () => {
    const { headers } = await world.call({ url: '/product/languages' });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it('serves hashed assets compressed and as immutable', async () => {
    const answer = await world.call({ url: '/assets/main-1234.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect((await world.call({ url: '/assets/gone-1234.js' })).statusCode).toBe(404);
  });

  it('rejects path traversal', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2f..%2fetc/passwd',
      '/%00',
      '/%',
    ]) {
      const answer = await world.call({ url, headers: { accept: 'application/json' } });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, url).toBeLessThan(500);
    }
    expect(existsSync(join(appDir, 'index.html'))).toBe(true);
  });

  it('does not reveal which files exist outside its folder', async () => {
    const urls = ['etc/passwd', 'etc', 'etc/nothing'].map(
      (path) => `/${'..%2f'.repeat(12)}${path.replace('/', '%2f')}`,
    );
    const answers = await Promise.all(urls.map((url) => world.call({ url, headers: { accept: 'text/html' } })));
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
  });

  it('receives the API URLs and the sandbox settings from config.json', async () => {
    const answer = await world.call({ url: '/config.json' });
    expect(answer.json()).toMatchObject({
      ssoUrl: '/sso',
      productUrl: '/product',
      buyerUrl: '/sandbox/buyer-side',
      captchaSiteKey: 'sandbox',
    });
    const page = await world.call({ url: '/sandbox/buyer-side/art-gallery', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<code>/art-gallery</code>');
  });

  it('receives the demo company by default, with working product links and logos', async () => {
    const { company, products } = appConfigOf(readConfig({})) as ReturnType<typeof demoCompany>;
    expect(company.email).toBe('contact@smart-art.example');
    expect(company.phones).toHaveLength(2);
    expect(appConfigOf(readConfig({ COMPANY_EMAIL: 'us@house.example' }))).toMatchObject({
      company: { email: 'us@house.example' },
    });
    for (const { url, logoUrl } of products) {
      expect((await world.call({ url, headers: { accept: 'text/html' } })).statusCode, url).toBe(200);
      expect((await world.call({ url: logoUrl })).headers['content-type'], logoUrl).toBe('image/svg+xml');
    }
    for (const silent of [{ SEED: 'none' }, { SANDBOX: 'off' }]) {
      expect(appConfigOf(readConfig(silent))).not.toHaveProperty('company');
    }
  });

  it('prefers the deployment’s config file over the sandbox settings', () => {
    const folder = mkdtempSync(join(tmpdir(), 'app-config-'));
    const file = join(folder, 'app.json');
    const settings = { buyerUrl: 'https://buyers.example.com', captchaSiteKey: 'public-key', ssoUrl: 'not this one' };
    writeFileSync(file, JSON.stringify(settings));
    const config = readConfig({ APP_CONFIG_FILE: file, APP_CONFIG_SSO_URL: 'https://sso.example.com' });
    expect(appConfigOf(config)).toEqual({ ...settings, ssoUrl: 'https://sso.example.com', productUrl: '/product' });
    expect(usesRecaptcha(config)).toBe(true);
    expect(usesRecaptcha(readConfig({}))).toBe(false);
    expect(logosOf(config)).toEqual([]);
    const logoUrl = 'https://print.example.com/mark.svg';
    writeFileSync(file, JSON.stringify({ products: [{ logoUrl }, { logoUrl: 'mark' }, { logoUrl: 1 }, null, 'x'] }));
    const branded = readConfig({ APP_CONFIG_FILE: file });
    expect(logosOf(branded)).toEqual([logoUrl]);
    expect(pageDirectives(branded).imgSrc).toContain('https://print.example.com');
    expect(pageDirectives(branded).connectSrc).not.toContain('https://print.example.com');
    writeFileSync(file, '[1]');
    expect(() => readConfig({ APP_CONFIG_FILE: file })).toThrow('one JSON object');
    expect(() => readConfig({ APP_CONFIG_FILE: join(folder, 'none') })).toThrow('cannot be read');
    rmSync(folder, { recursive: true });
  });
});

it('is healthy while the database answers', async () => {
  expect((await world.call({ url: '/healthz' })).statusCode).toBe(200);
});
