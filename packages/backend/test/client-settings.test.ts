import { noticeDefaults } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { client_settings, idempotency_keys } from '../src/db/schema/index.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const secret = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc';
const current_password = 'gallery-wall';

const read = (seller: Seller, id = seller.id, headers = {}) =>
  seller.call({ url: `/product/get-client-settings?user_id=${id}`, headers });
const store = (seller: Seller, body: object, headers = {}) =>
  seller.call({
    method: 'POST',
    url: '/product/store-client-settings',
    body: { user_id: seller.id, ...body },
    headers,
  });

describe('seller settings', () => {
  it('store the notification channels of all kinds together', async () => {
    const seller = await world.seller();
    const { notices } = (await read(seller)).json().data;
    expect(notices).toEqual(noticeDefaults);
    const chosen = { ...notices, forum: { mail: true, slack: false } };
    expect((await store(seller, { notices: chosen })).json().data.notices).toEqual(chosen);
    await store(seller, { language: 'ja' });
    expect((await read(seller)).json().data.notices).toEqual(chosen);
    expect((await store(seller, { notices: { forum: { mail: true, slack: true } } })).statusCode).toBe(422);
  });

  it('return defaults before the first save and keep omitted fields', async () => {
    const seller = await world.seller();
    const first = await read(seller);
    expect(first.headers.etag).toBe('"0"');
    expect(first.json().data).toMatchObject({ paypal_is_enabled: false, stripe_secret_key: null, language: 'en' });
    const bank = { bank_transfer_bank_name: ' 港南銀行 ', bank_transfer_swift_code: 'KONAJPJT' };
    const saved = await store(seller, bank, { 'if-match': '"0"' });
    expect([saved.headers.etag, saved.json().message]).toEqual(['"1"', 'Saved.']);
    await store(seller, { language: 'ja', renewal_reminder_days: 0 });
    expect((await read(seller)).json().data).toMatchObject({
      bank_transfer_bank_name: '港南銀行',
      bank_transfer_swift_code: 'KONAJPJT',
      language: 'ja',
      renewal_reminder_days: 0,
      version: 2,
    });
  });

  it('mask the secret key and store it encrypted', async () => {
    const seller = await world.seller();
    const saved = await store(seller, {
      stripe_secret_key: secret,
      stripe_api_key: 'pk_test_1',
      stripe_is_enabled: true,
      current_password,
    });
    expect(saved.json().data.stripe_secret_key).toBe('sk_test_••••••••p7dc');
    const { queries, installationKey } = world.backend.services;
    const storedRow = async () =>
      (await queries.select().from(client_settings).where(eq(client_settings.user_id, seller.id)))[0];
    const before = await storedRow();
    expect(JSON.stringify(before)).not.toContain(secret);
    expect(installationKey.open('stripe_secret_key', before?.stripe_secret_sealed ?? '')).toBe(secret);
    await store(seller, { stripe_secret_key: 'sk_test_••••••••p7dc' });
    expect((await storedRow())?.stripe_secret_sealed).toBe(before?.stripe_secret_sealed);
    const other = await store(seller, { stripe_secret_key: 'sk_test_••••••••0000', current_password });
    expect(other.json().errors).toEqual({
      stripe_secret_key: ['Enter a secret key; it begins with sk_test_ or sk_live_.'],
    });
    const removed = await store(seller, {
      stripe_secret_key: null,
      stripe_is_enabled: false,
      current_password,
    });
    expect(removed.json().data.stripe_secret_key).toBeNull();
    expect((await storedRow())?.stripe_secret_sealed).toBeNull();
  });

  it('require the password to change the secret key, and limit attempts', async () => {
    const seller = await world.seller();
    const errorsOf = async (body: object, language = 'en') =>
      (await store(seller, body, { 'accept-language': language })).json().errors;
    expect(await errorsOf({ stripe_secret_key: secret })).toEqual({
      current_password: ['Enter your password to change the secret key.'],
    });
    expect(await errorsOf({ stripe_secret_key: secret, current_password: 'wrong' }, 'ja')).toEqual({
      current_password: ['パスワードが正しくありません。'],
    });
    const key = { 'idempotency-key': 'settings-secret' };
    const saved = await store(seller, { stripe_secret_key: secret, current_password }, key);
    expect([saved.statusCode, saved.json().data.version]).toEqual([200, 1]);
    expect((await store(seller, { stripe_secret_key: secret, current_password }, key)).json()).toEqual(saved.json());
    const storedKeys = await world.backend.services.queries.select().from(idempotency_keys);
    expect(JSON.stringify(storedKeys)).not.toContain(current_password);
    // A save that leaves the key unchanged needs no password.
    expect((await store(seller, { stripe_secret_key: 'sk_test_••••••••p7dc', language: 'ja' })).statusCode).toBe(200);
    expect(await errorsOf({ stripe_secret_key: null })).toHaveProperty('current_password');
    for (let index = 0; index < 10; index++) await errorsOf({ stripe_secret_key: null, current_password: 'wrong' });
    expect((await store(seller, { stripe_secret_key: null, current_password })).statusCode).toBe(429);
    expect((await read(seller)).json().data.stripe_secret_key).toBe('sk_test_••••••••p7dc');
  });

  it('require the fields of a gateway to enable it', async () => {
    const seller = await world.seller();
    const answer = await store(seller, { stripe_is_enabled: true, paypal_is_enabled: true, paypal_id: ' ' });
    expect(answer.statusCode).toBe(422);
    const switched = await store(
      seller,
      { stripe_is_enabled: true, paypal_is_enabled: true, bank_transfer_is_enabled: true, time_zone: 'Asia/Nowhere' },
      { 'accept-language': 'ja' },
    );
    const { errors } = switched.json();
    expect(Object.keys(errors).sort()).toEqual([
      'bank_transfer_account_name',
      'bank_transfer_account_number',
      'bank_transfer_account_type',
      'bank_transfer_bank_name',
      'bank_transfer_branch_name',
      'paypal_id',
      'paypal_url',
      'stripe_api_key',
      'stripe_secret_key',
      'time_zone',
    ]);
    expect(errors.paypal_id).toEqual(['有効にするにはこの項目が必要です。']);
    const wrong = await store(seller, {
      bank_transfer_swift_code: 'kona',
      bank_transfer_ifsc_code: 'HDFC1',
      paypal_url: 'ftp://paypal.test',
      stripe_api_key: secret,
    });
    expect(wrong.json().errors).toMatchObject({
      bank_transfer_swift_code: ['Enter a SWIFT code of 8 or 11 capital letters and digits.'],
      bank_transfer_ifsc_code: ['Enter an IFSC code of 11 characters such as HDFC0001234.'],
      paypal_url: ['Enter an address that begins with https:// or http://.'],
      stripe_api_key: ['Enter a publishable key; it begins with pk_test_ or pk_live_.'],
    });
    expect((await read(seller)).json().data.version).toBe(0);
  });

  it('accept an IBAN or a sort code in place of branch and account type', async () => {
    const seller = await world.seller();
    const named = { bank_transfer_account_name: 'HANA MORITA', bank_transfer_bank_name: 'Konan Bank' };
    const on = { ...named, bank_transfer_is_enabled: true, bank_transfer_account_number: '31926819' };
    const lacking = await store(seller, { ...on, bank_transfer_routing_number: '021000021' });
    expect(Object.keys(lacking.json().errors)).toEqual(['bank_transfer_account_type']);
    const wrong = { ...on, bank_transfer_iban: 'DE89 3704 0044 0532 0130 01', bank_transfer_sort_code: '60 16 13' };
    expect((await store(seller, wrong)).json().errors).toEqual({
      bank_transfer_iban: [expect.stringMatching(/check digits/)],
    });
    const tried = await seller.call({
      method: 'POST',
      url: '/product/test-payment-gateway',
      body: { gateway: 'bank_transfer', settings: { user_id: seller.id, ...wrong } },
    });
    expect(Object.keys(tried.json().errors)).toEqual(['bank_transfer_iban']);
    const saved = await store(seller, { ...wrong, bank_transfer_iban: 'de89 3704 0044 0532 0130 00' });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await read(seller)).json().data).toMatchObject({
      bank_transfer_iban: 'DE89370400440532013000',
      bank_transfer_sort_code: '601613',
      bank_transfer_routing_number: null,
      bank_transfer_branch_name: null,
    });
  });

  it('are saved once per idempotency key and return 412 for a stale version', async () => {
    const seller = await world.seller();
    const key = { 'idempotency-key': 'settings-0001' };
    const first = await store(seller, { language: 'ja' }, key);
    expect((await store(seller, { language: 'ja' }, key)).json()).toEqual(first.json());
    expect((await store(seller, { language: 'en' }, key)).statusCode).toBe(422);
    const stale = await store(seller, { language: 'en' }, { 'if-match': '"0"' });
    expect([stale.statusCode, stale.headers.etag, stale.json().current.language]).toEqual([412, '"1"', 'ja']);
    const both = await Promise.all(['en', 'ja'].map((language) => store(seller, { language }, { 'if-match': '"1"' })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it('return 404 for other users and 403 without the permission', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    for (const id of [other.id, 'usr_nobody']) {
      expect((await read(seller, id)).json()).toEqual({ success: false, message: 'Record not found' });
      expect((await store(seller, { user_id: id })).statusCode).toBe(404);
    }
    const blind = await world.seller({ permissions: [] });
    expect((await read(blind)).statusCode).toBe(403);
  });
});

describe('payment gateway test', () => {
  const attempt = (seller: Seller, gateway: string, settings: object = {}, headers = {}) =>
    seller.call({
      method: 'POST',
      url: '/product/test-payment-gateway',
      body: { gateway, settings: { user_id: seller.id, ...settings } },
      headers,
    });

  it('returns a field error for each missing field', async () => {
    const seller = await world.seller();
    expect((await attempt(seller, 'card')).json().errors).toEqual({
      stripe_api_key: ['Required for the test.'],
      stripe_secret_key: ['Required for the test.'],
    });
    expect(Object.keys((await attempt(seller, 'wallet')).json().errors)).toEqual(['paypal_url', 'paypal_id']);
    expect(Object.keys((await attempt(seller, 'bank_transfer')).json().errors)).toHaveLength(5);
    const wrong = await attempt(seller, 'wallet', { paypal_url: 'ftp://paypal.test' });
    expect(wrong.json().errors).toEqual({
      'settings.paypal_url': ['Enter an address that begins with https:// or http://.'],
    });
  });

  it('uses unsaved input in place of saved settings and stores none of it', async () => {
    const seller = await world.seller();
    await store(seller, { stripe_api_key: 'pk_test_1', stripe_secret_key: secret, current_password });
    expect((await attempt(seller, 'card')).json().message).toBe('The card gateway has accepted the secret key.');
    const invalid = await attempt(seller, 'card', { stripe_secret_key: 'sk_test_wrong' });
    expect([invalid.statusCode, invalid.json().message]).toEqual([400, 'Invalid API Key provided']);
    const japanese = await attempt(seller, 'card', { stripe_secret_key: 'sk_test_wrong' }, { 'accept-language': 'ja' });
    expect(japanese.json().message).toBe('APIキーが無効です。');
    const silent = await attempt(seller, 'card', { stripe_secret_key: 'sk_test_silent' });
    expect(silent.json().message).toBe('The payment service didn’t answer. Try again in a moment.');
    const mixed = await attempt(seller, 'card', { stripe_api_key: 'pk_live_1' });
    expect(mixed.json().errors).toEqual({
      stripe_api_key: ['One key is for tests and the other is live. Use two of the same kind.'],
    });
    expect((await read(seller)).json().data).toMatchObject({ stripe_api_key: 'pk_test_1', version: 1 });
  });

  it('reports a wallet whose SDK does not load, and accepts complete bank details', async () => {
    const seller = await world.seller();
    const wallet = { paypal_url: 'https://www.paypal.com', paypal_id: 'AeA1QIZXiflr1' };
    expect((await attempt(seller, 'wallet', wallet)).statusCode).toBe(200);
    const wrong = await attempt(seller, 'wallet', { ...wallet, paypal_id: 'wrong' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      400,
      'Error loading the wallet payment SDK (invalid client id or URL)',
    ]);
    const account = {
      bank_transfer_account_name: 'モリタ ハナ',
      bank_transfer_bank_name: '港南銀行',
      bank_transfer_branch_name: '尾道支店',
      bank_transfer_account_type: '普通',
      bank_transfer_account_number: '1234567',
    };
    expect((await attempt(seller, 'bank_transfer', account)).json().message).toMatch(/^The details are complete/);
  });

  it('returns 404 for another seller and is rate-limited', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    expect((await attempt(seller, 'card', { user_id: other.id })).statusCode).toBe(404);
    for (let index = 0; index < 20; index++) await attempt(seller, 'bank_transfer');
    expect((await attempt(seller, 'bank_transfer')).statusCode).toBe(429);
  });
});
