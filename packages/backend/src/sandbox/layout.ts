/** The layout of every sandbox page. */

import { type Html, html } from '../http/html.ts';
import type { Language } from '../messages/messages.ts';
import { sandboxPages } from './index.ts';
import { labelsOf } from './labels.ts';

export interface Page {
  title: string;
  body: Html;
}

/** A complete HTML document. @param here current path below /sandbox */
export function documentOf({ title, body }: Page, here: string, language: Language): string {
  const labels = labelsOf(language);
  const link = (path: string, name: string) =>
    html`<a href="/sandbox${path}"${path === here ? html` aria-current="page"` : ''}>${name}</a>`;
  const pages = sandboxPages.flatMap((page) => (page.title ? [link(page.path, page.title)] : []));
  const heading = title === labels.title ? title : `${title} – ${labels.title}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<a class="skip" href="#content">${labels.skip}</a>
<header>
<a class="name" href="/sandbox">${labels.title}</a>
<nav aria-label="${labels.pages}">${link('', labels.home)}${pages}<a href="/">${labels.app}</a></nav>
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
}
