/** Placeholder for the buyers' site: links of the public pages lead here on the local stack. */
import { html } from '../http/html.ts';
import type { SandboxPage, SandboxPageRequest } from './pages.ts';

async function render(_services: unknown, { path }: SandboxPageRequest) {
  const requested = `/${path['*'] ?? ''}`;
  const body = html`
<p>On a deployment <code>buyerUrl</code> of <code>/config.json</code> leads to the buyers’ own site. Here this page stands for it: <code>${requested}</code> was asked for.</p>
<p><a href="/sandbox">Play a buyer: order, pay, send back</a></p>`;
  return { title: 'Buyer side', body };
}

export const buyerSide: readonly SandboxPage[] = ['/buyer-side', '/buyer-side/*'].map((path) => ({ path, render }));
