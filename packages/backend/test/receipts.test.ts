import { add, type Money } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { profiles, transactions, users } from '../src/db/schema/index.ts';
import { fillIssuer, issuerOf } from '../src/payments/parties.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const company = {
  COMPANY_NAME: 'アートハウス株式会社',
  COMPANY_ADDRESS: '〒650-0000\\n兵庫県神戸市中央区',
  COMPANY_REGISTRATION_NUMBER: 'T1234567890123',
};

const business = {
  ...{ company: '森田スタジオ', industry_id: 'ind_fine_art', industry_sub_type_id: 'sub_painting' },
  ...{ telephone_code: '81-JP', telephone: '0848221234', mobile_code: '81-JP', mobile: '09012345678' },
  ...{ fax_code: '81-JP', fax: '0848221235', address_line_1: '久保2-5', city: '尾道市', state: '広島県' },
  ...{ pin_code: '722-0045', country: 'JP', accepts_international_delivery: true },
};

async function trader(): Promise<Seller> {
  const seller = await world.seller();
  const { queries, now } = world.backend.services;
  await queries.insert(profiles).values({ seller_id: seller.id, ...business, updated_at: now() });
  await queries.update(users).set({ firstname: '花', lastname: '森田' }).where(eq(users.id, seller.id));
  return seller;
}

/** Pays by bank transfer. @returns its receipts, that for disk quota first */
async function pay(seller: Seller, services: object): Promise<{ id: string; service: string; total: Money }[]> {
  const renewed = await seller.call({
    method: 'POST',
    url: '/product/renew_payment',
    body: { email: seller.email, method: 'bank_transfer', services: { years: 1, currency: 'JPY', ...services } },
  });
  expect(renewed.statusCode, renewed.body).toBe(201);
  const { id, bank_transfer, quote } = renewed.json().data;
  await world.play('payments.confirm-transfer', { reference: bank_transfer.reference_number });
  const { queries } = world.backend.services;
  const rows = await queries.select().from(transactions).where(eq(transactions.payment_id, id));
  const receipts = await Promise.all(rows.map(async (row) => (await receiptOf(seller, row.id)).json().data));
  expect(receipts.map(({ total }) => total).reduce((all, one) => add(all, one))).toEqual(quote.total);
  return receipts.sort((one, other) => one.service.localeCompare(other.service));
}

const receiptOf = (seller: Seller, id: string) => seller.call({ url: `/product/transactions/${id}` });
const both = { disk_quota: 'paid', quota_gb: 20, notification_service: true };

describe('receipt', () => {
  it('names issuer, payer and services, and its lines add up', async () => {
    const seller = await trader();
    const [disk, slack] = await pay(seller, { ...both, quota_gb: 5 });
    expect(disk).toMatchObject({
      service: 'disk',
      method: 'bank_transfer',
      lines: [{ kind: 'disk_quota', quota_gb: 5, years: 1, amount: { amount: '1860', currency: 'JPY' } }],
      net: { amount: '1860', currency: 'JPY' },
      consumption_tax_percent: 10,
      consumption_tax: { amount: '186', currency: 'JPY' },
      total: { amount: '2046', currency: 'JPY' },
      issuer: issuerOf(world.backend.services.config),
      billed_to: { firstname: '花', lastname: '森田', company: '森田スタジオ', city: '尾道市', address_line_2: null },
    });
    expect(slack).toMatchObject({ service: 'slack', lines: [{ kind: 'notification_service', quota_gb: null }] });

    // An upgrade for the remaining days and another year are two lines of one receipt.
    const [larger] = await pay(seller, both);
    expect(larger).toMatchObject({ lines: [{ kind: 'disk_quota' }, { kind: 'disk_quota_upgrade', years: null }] });
    const { lines, net } = larger as unknown as { lines: { amount: Money }[]; net: Money };
    expect(lines.map(({ amount }) => amount).reduce((all, one) => add(all, one))).toEqual(net);
  });

  it('names only the person if there is no business profile', async () => {
    const [receipt] = await pay(await world.seller(), both);
    expect(receipt).toMatchObject({ billed_to: { company: null, address_line_1: null, country: null } });
  });

  it('stays unchanged when the details of seller or issuer change', async () => {
    const seller = await trader();
    const [receipt] = await pay(seller, both);
    const { queries, config } = world.backend.services;
    await queries.update(profiles).set({ company: 'Elsewhere', city: 'Kobe' }).where(eq(profiles.seller_id, seller.id));
    await queries.update(users).set({ lastname: 'Married' }).where(eq(users.id, seller.id));
    await fillIssuer(queries, { ...config, ...readConfig(company) });
    expect((await receiptOf(seller, receipt?.id ?? '')).json().data).toEqual(receipt);
  });

  it('is not readable by another seller or without permission', async () => {
    const [receipt] = await pay(await trader(), both);
    const answer = await receiptOf(await world.seller(), receipt?.id ?? '');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Record not found']);
    const blind = await world.seller({ permissions: [] });
    expect((await receiptOf(blind, receipt?.id ?? '')).statusCode).toBe(403);
  });

  it('without a stored issuer gets the current one, once', async () => {
    const seller = await trader();
    const [receipt] = await pay(seller, both);
    const id = receipt?.id ?? '';
    const { queries } = world.backend.services;
    const expected = { name: 'アートハウス株式会社', registration_number: 'T1234567890123' };
    await queries.update(transactions).set({ issuer: null }).where(eq(transactions.id, id));
    await fillIssuer(queries, readConfig(company));
    await fillIssuer(queries, readConfig({ ...company, COMPANY_NAME: 'Somebody else' }));
    expect((await receiptOf(seller, id)).json().data.issuer).toMatchObject({
      ...expected,
      address: '〒650-0000\n兵庫県神戸市中央区',
    });
  });
});

describe('receipt issuer', () => {
  it('defaults to the sender of the mails', () => {
    expect(issuerOf(readConfig({ SEED: 'none', MAIL_FROM: '"Gallery Wall" <a@example.com>' }))).toMatchObject({
      name: 'Gallery Wall',
      address: null,
      registration_number: null,
    });
    expect(issuerOf(readConfig({ SEED: 'none', MAIL_FROM: 'a@example.com' })).name).toBe('a@example.com');
  });

  it('rejects malformed registration numbers', () => {
    for (const wrong of ['1234567890123', 'T123', 'T12345678901234'])
      expect(() => readConfig({ COMPANY_REGISTRATION_NUMBER: wrong })).toThrow(ConfigError);
  });
});
