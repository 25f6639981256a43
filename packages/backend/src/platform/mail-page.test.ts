import { expect, it } from 'vitest';
import type { Language, Wording } from '../messages/messages.ts';
import { translateIsolated } from '../messages/messages.ts';
import { cardIn, type NewMailCard } from './mail-card.ts';
import { drawMail, type MailPage } from './mail-page.ts';

const site = { name: 'Smart Art', publicUrl: 'https://sellers.example', productUrl: '/product' };

const picture = {
  id: 'img_1',
  width: 3000,
  height: 2000,
  bytes: 1,
  file_name: null,
  placeholder: 'data:,',
  alt_text: { en: 'A grey "harbour"', ja: null },
  sources: [320, 640, 1280, 3000].map((width) => ({ url: `/product/files/key/${width}.webp`, width })),
} as unknown as NonNullable<NewMailCard['picture']>;

const card: NewMailCard = {
  title: 'Harbour <before> rain',
  picture,
  facts: [
    { label: 'mailFactBuyer', text: 'דנה & Co.' },
    { label: 'mailFactTotal', money: { amount: '2400.00', currency: 'USD' } },
    { label: 'mailFactConfirmBy', moment: '2026-11-18T15:30:00.000Z' },
    { label: 'mailFactNeededBy', day: '2026-12-01' },
  ],
};

function draw(language: Language, more: Partial<MailPage> = {}, secret?: string, where = site) {
  const wording: Wording = { key: 'orderMessageText', values: { message: 'Hello <b>\nשלום\u2069 & "you"' } };
  const page: MailPage = {
    greeting: translateIsolated(language, { key: 'mailGreeting', values: { name: '<i>דנה</i>' } }),
    paragraphs: [translateIsolated(language, wording)],
    card: cardIn(language, card, 'Asia/Tokyo'),
    action: { label: 'Open', link: '/buy-orders-info/ord_1?a=1&b=2' },
    secretLabel: null,
    hasClosing: true,
    isNotice: false,
    ...more,
  };
  return drawMail({ language, subject: 'Order <1>', text: 'Hello', page, secret }, where);
}

it('escapes and isolates all entered text', () => {
  const { html } = draw('en');
  expect(html).toContain('Hello <bdi>&lt;i&gt;דנה&lt;/i&gt;</bdi>,');
  // An isolate character in entered text must not close the element.
  expect(html).toContain('<bdi>Hello &lt;b&gt;<br>שלום &amp; &quot;you&quot;</bdi>');
  expect(html).toContain('<bdi>Harbour &lt;before&gt; rain</bdi>');
  expect(html).toContain('<bdi>דנה &amp; Co.</bdi>');
  expect(html).toContain('<title>Order &lt;1&gt;</title>');
  expect(html).toContain('href="https://sellers.example/buy-orders-info/ord_1?a=1&amp;b=2"');
  expect(html).not.toMatch(/[\u2066-\u2069]/);
  expect(html.match(/<bdi>/g)).toHaveLength(html.match(/<\/bdi>/g)?.length ?? 0);
});

it('renders the same content as plain text', () => {
  expect(draw('en').text).toBe(
    [
      'Hello <i>דנה</i>,',
      'Hello',
      [
        'Harbour <before> rain',
        'Buyer: דנה & Co.',
        'Total: $2,400.00',
        'Confirm by: 19 Nov 2026, 00:30 GMT+9',
        'Needed by: 1 Dec 2026',
      ].join('\n'),
      'Open\nhttps://sellers.example/buy-orders-info/ord_1?a=1&b=2',
      'Kind regards,\nSmart Art',
    ].join('\n\n'),
  );
});

it('renders a Japanese mail in Japanese', () => {
  const { html, text } = draw('ja', { isNotice: true });
  expect(html).toContain('<html lang="ja"');
  expect(text).toContain('<i>דנה</i> 様');
  expect(text).toContain('合計：$2,400.00\n入金確認の期限：2026年11月19日 00:30 JST\n希望納期：2026年12月1日');
  expect(text).toMatch(/よろしくお願いいたします。\nSmart Art\n\n.+\nhttps:\/\/sellers\.example\/settings\/general$/);
  // Japanese has no italics.
  expect(html).not.toContain('italic');
  expect(draw('en').html).toContain('italic');
});

it('shows the picture in its proportions from the smallest sufficient file', () => {
  expect(draw('en').html).toContain(
    '<img src="https://sellers.example/product/files/key/640.webp" width="526" height="351" alt="A grey &quot;harbour&quot;"',
  );
  // Without an alternative text, the title is used.
  expect(draw('ja').html).toContain('alt="Harbour &lt;before&gt; rain"');
  const tall = cardIn('en', { ...card, picture: { ...picture, width: 1000, height: 4000 } });
  expect(draw('en', { card: tall }).html).toMatch(/320\.webp" width="100" height="400"/);
});

it('renders without picture, card and button', () => {
  expect(draw('en', { card: cardIn('en', { facts: [] }) }).html).not.toContain('<img');
  const { html, text } = draw('en', { card: null, action: null, greeting: null, hasClosing: false });
  expect(text).toBe('Hello');
  expect(html).not.toMatch(/<img|<a |<th/);
});

it('loads only the picture, from the product URL', () => {
  const { html } = draw('en', {}, undefined, { ...site, productUrl: 'https://api.example/product' });
  const loaded = [...html.matchAll(/(?:src|background|url)\s*[=(]\s*["']?([^"')>\s]+)/g)].map(([, address]) => address);
  expect(loaded).toEqual(['https://api.example/product/files/key/640.webp']);
  expect(html).not.toMatch(/<script|<link|@import|onerror|http-equiv/i);
});

it('has colours for dark mode', () => {
  const { html } = draw('en');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{[\s\S]*\.sheet \{ background-color: #\w{6} !important/);
});

it('shows a secret URL as a button and a secret code as text', () => {
  const reset = draw('en', { secretLabel: 'Set a new password', action: null }, 'https://sellers.example/r?token=1');
  expect(reset.html).toContain('<a href="https://sellers.example/r?token=1"');
  expect(reset.text).toContain('Set a new password\nhttps://sellers.example/r?token=1');
  const code = draw('en', { action: null }, '123456');
  expect(code.html).toMatch(/<p [^>]*>123456<\/p>/);
  expect(code.html).not.toContain('<a ');
  expect(code.text).toMatch(/^123456$/m);
});

it('omits links with an unsafe scheme', () => {
  const { html, text } = draw('en', { action: { label: 'Track', link: 'javascript:alert(1)' } });
  expect(html + text).not.toContain('javascript:');
});
