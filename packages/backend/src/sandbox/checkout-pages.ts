/** The simulated pages of the card gateway and the wallet. */
import { moneyFrom, unitsOf } from '@smart-art/openapi/rules';
import { type Html, html } from '../http/html.ts';
import { moneyText } from '../messages/messages.ts';
import type { SandboxCheckout } from '../ports/sandbox-checkout.ts';
import { decide, findCheckout, type Outcome, outcomes } from './checkout.ts';
import type { SandboxPage } from './pages.ts';

const titles: Record<SandboxCheckout['kind'], string> = { card: 'Pay by card', wallet: 'Pay by wallet' };

const buttons: Record<SandboxCheckout['kind'], Record<Outcome, string>> = {
  card: { pay: 'Pay', decline: 'Decline the card', cancel: 'Cancel and go back' },
  wallet: { pay: 'Approve', decline: 'Approve, but decline when charged', cancel: 'Cancel and go back' },
};

/** The text by state, and whether the checkout is closed. */
const messages: Record<SandboxCheckout['state'], { text: string; isClosed: boolean }> = {
  open: { text: 'Nothing has been paid yet.', isClosed: false },
  declined: { text: 'The card was declined. Another attempt may be made.', isClosed: false },
  cancelled: { text: 'The person went back without paying.', isClosed: false },
  approved: { text: 'The payment is approved; it has not been captured yet.', isClosed: false },
  refused: { text: 'The payment is approved, but the wallet will decline it.', isClosed: false },
  paid: { text: 'This is paid.', isClosed: true },
  expired: { text: 'This page has been closed.', isClosed: true },
};

function formOf(kind: SandboxCheckout['kind']): Html {
  const choices = outcomes.map(
    (outcome) =>
      html`<p><button class="${outcome === 'pay' ? '' : 'quiet'}" name="outcome" value="${outcome}">${buttons[kind][outcome]}</button></p>`,
  );
  return html`<form method="post">${choices}</form>`;
}

const page = (kind: SandboxCheckout['kind']): SandboxPage => ({
  path: `/checkout/${kind}/:id`,
  async render(services, { path }) {
    const { state, amount, currency, description } = await findCheckout(services, path.id);
    const { text, isClosed } = messages[state];
    const total = moneyText('en', moneyFrom(unitsOf({ amount, currency }), currency));
    const body = html`<p>${description}: <strong>${total}</strong></p><p>${text}</p>${isClosed ? '' : formOf(kind)}`;
    return { title: titles[kind], body };
  },
  async submit(services, { path, form }) {
    const outcome = outcomes.find((one) => one === form.outcome) ?? 'cancel';
    return decide(services, path.id, outcome);
  },
});

export const checkoutPages: SandboxPage[] = [page('card'), page('wallet')];
