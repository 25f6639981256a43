/** Placeholder for the company's sibling products: the demo's product menu and its logos point here. */
import { html } from '../http/html.ts';
import type { SandboxPage, SandboxPageRequest } from './pages.ts';

async function render(_services: unknown, { path }: SandboxPageRequest) {
  const body = html`
<p>On a deployment <code>products</code> of <code>/config.json</code> names the sites of the same company. Here this page stands for one of them: <code>${path.name ?? ''}</code> was asked for.</p>
<p><a href="/">Back to the seller side</a></p>`;
  return { title: 'Sibling product', body };
}

export const siblings: readonly SandboxPage[] = [{ path: '/siblings/:name', render }];
