/** Order mails: their facts, links and image, in text and HTML. */
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sandbox_mails, users } from '../src/db/schema/index.ts';
import { mailsTo } from './support/mail.ts';
import { bringTo, offerWork, orderOf, place, post, requestPayment, shipment } from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const publicUrl = () => world.backend.services.config.publicUrl;

const day = (instant: string | null, locale: string, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    new Date(instant ?? ''),
  );

async function lastMail(email: string) {
  const [mail] = await mailsTo(world, email);
  const [row] = await world.backend.services.queries
    .select()
    .from(sandbox_mails)
    .where(eq(sandbox_mails.recipient, email))
    .orderBy(desc(sandbox_mails.sent_at), desc(sandbox_mails.id));
  return { text: mail?.text ?? '', html: row?.html ?? '', id: row?.id ?? '' };
}

async function setLanguage(seller: Seller, language: 'en' | 'ja') {
  const body = { user_id: seller.id, language, time_zone: 'Asia/Tokyo' };
  const answer = await post(seller, '/store-client-settings', body);
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('order mail', () => {
  it('uses the seller’s sign-up language until the settings choose another', async () => {
    const seller = await world.seller();
    await world.backend.services.queries.update(users).set({ language: 'ja' }).where(eq(users.id, seller.id));
    const work = await offerWork(seller, { title: '港の朝' });
    await place(world, work);
    expect((await lastMail(seller.email)).text).toContain('「港の朝」');
    await setLanguage(seller, 'en');
    await place(world, work);
    expect((await lastMail(seller.email)).text).toContain('“港の朝”');
  });

  it('names buyer, work, total, deadline and link, with the date in the seller’s time zone', async () => {
    const seller = await world.seller();
    await setLanguage(seller, 'en');
    const id = await place(world, await offerWork(seller, { title: 'Harbour & rain' }), { email: 'who@example.com' });
    const requestMail = await lastMail(seller.email);
    expect(requestMail.text).toContain('Total before delivery: $');
    expect(requestMail.text).toContain(`Answer the request\n${publicUrl()}/buy-orders-info/${id}`);
    const { payment_due_at, number, buyer } = await bringTo(world, seller, id, 'Payment', 'bank_transfer');
    const { text, html } = await lastMail(seller.email);
    expect(text).toMatch(/^Hello Hana Morita,\n\n/);
    expect(text).toContain(`Harbour & rain\nOrder: ${number}\nBuyer: ${buyer.name}\nTotal: $2,689.50\n`);
    expect(text).toContain(`Confirm by: ${day(payment_due_at, 'en-GB', 'Asia/Tokyo')}`);
    expect(text).toContain(`Confirm the transfer\n${publicUrl()}/buy-orders-info/${id}`);
    expect(text).toContain('Kind regards,\n');
    expect(html).toContain(`<a href="${publicUrl()}/buy-orders-info/${id}"`);
    expect(html).toContain('$2,689.50');
  });

  it('embeds a small work image that mail clients can load cross-origin', async () => {
    const seller = await world.seller();
    await place(world, await offerWork(seller));
    const { html } = await lastMail(seller.email);
    const [, address = ''] = /<img src="([^"]+)"/.exec(html) ?? [];
    const picture = await world.call({ url: new URL(address).pathname });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(picture.rawPayload.length).toBeLessThan(100_000);
  });

  it('is in Japanese for a seller and a buyer who use Japanese', async () => {
    const seller = await world.seller({ firstname: '花', lastname: '森田' });
    await setLanguage(seller, 'ja');
    const email = 'words@example.jp';
    const id = await place(world, await offerWork(seller, { title: '雨の前の港' }), { language: 'ja', email });
    const sellerMail = await lastMail(seller.email);
    expect(sellerMail.text).toMatch(/^森田 花 様\n\n/);
    expect(sellerMail.text).toContain('リクエストに回答する\nhttp');
    await requestPayment(seller, id);
    const { payment_due_at, buyer } = await orderOf(seller, id);
    const { text, html } = await lastMail(email);
    expect(text).toMatch(new RegExp(`^${buyer.name} 様\n\n「雨の前の港」の代金\\$2,689\\.50を`));
    expect(text).toContain(`出品者：森田 花\n合計：$2,689.50\n支払い期限：${day(payment_due_at, 'ja')}`);
    expect(text).toContain('よろしくお願いいたします。\n');
    expect(html).toContain('<html lang="ja"');
  });

  it('shows the buyer the courier, tracking number and tracking link', async () => {
    const seller = await world.seller();
    const email = 'parcel@example.com';
    const id = await place(world, await offerWork(seller), { email });
    await bringTo(world, seller, id, 'Shipped');
    const { text } = await lastMail(email);
    expect(text).toContain(`Courier: ${shipment.courier_company}\nTracking number: ${shipment.tracking_number}`);
    expect(text).toContain(`Track the parcel\n${shipment.tracking_url}`);
  });
});

describe('sandbox mailbox', () => {
  it('serves the HTML of a mail under a sandboxing content security policy', async () => {
    const seller = await world.seller();
    await place(world, await offerWork(seller));
    const { id, html } = await lastMail(seller.email);
    const headers = { accept: 'text/html' };
    const page = await world.call({ url: `/sandbox/mailbox/${id}`, headers });
    expect(page.body).toContain(`href="/sandbox/mailbox/${id}/page"`);
    const htmlPage = await world.call({ url: `/sandbox/mailbox/${id}/page`, headers });
    expect(htmlPage.body).toBe(html);
    expect(htmlPage.headers['content-security-policy']).toContain(`default-src 'none';img-src ${publicUrl()};`);
    expect(htmlPage.headers['content-security-policy']).toContain(';sandbox;');
    expect((await world.call({ url: '/sandbox/mailbox/snd_none/page', headers })).statusCode).toBe(404);
  });
});
