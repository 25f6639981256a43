/** The layout of every sandbox page. */

import { type Html, html } from '../http/html.ts';
import type { Language } from '../messages/messages.ts';
import { sandboxPages } from './index.ts';
import { wordsOf } from './words.ts';

export interface Page {
  title: string;
  body: Html;
}

/** A complete HTML document. @param here current path below /sandbox */
export function documentOf({ title, body }: Page, here: string, language: Language): string {
  const words = wordsOf(language);
  const link = (path: string, name: string) =>
    html`<a href="/sandbox${path}"${path === here ? html` aria-current="page"` : ''}>${name}</a>`;
  const pages = sandboxPages.flatMap((page) => (page.title ? [link(page.path, page.title)] : []));
  const heading = title === words.title ? title : `${title} – ${words.title}`;
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
<a class="skip" href="#content">${words.skip}</a>
<header>
<a class="name" href="/sandbox">${words.title}</a>
<nav aria-label="${words.pages}">${link('', words.home)}${pages}<a href="/">${words.app}</a></nav>
</header>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
}
