/** Renders a mail when it is sent, as HTML and as plain text with the same content. */
import { Html, html } from '../http/html.ts';
import { isolate, type Language, translate } from '../messages/messages.ts';
import type { MailCard } from './mail-card.ts';

/** Content of a mail, in its language. User input in `greeting` and `paragraphs` is enclosed in isolate characters. */
export interface MailPage {
  greeting: string | null;
  paragraphs: string[];
  card: MailCard | null;
  /** The only button: links to an app path or an absolute URL. */
  action: { label: string; link: string } | null;
  /** For a secret that is a URL: the label of its button. A secret without it is a code to type in. */
  secretLabel: string | null;
  hasClosing: boolean;
  /** True if the receiver can turn this kind of mail off in the settings. */
  isNotice: boolean;
}

export interface DrawnMail {
  text: string;
  html: string;
}

interface MailToDraw {
  language: Language;
  subject: string;
  /** The paragraphs as text. */
  text: string;
  page: MailPage;
  /** Decrypted. */
  secret: string | undefined;
}

/** Sender and base URLs. */
export interface MailSite {
  /** Company name. */
  name: string;
  /** Base URL of the app, absolute and without a trailing slash. */
  publicUrl: string;
  /** Base of the product API, as configured for the app: a path or an absolute URL. */
  productUrl: string;
}

/** The page of the email preferences. */
const settingsPath = '/settings/general';

/** Only http and https URLs become links. */
function addressOf({ publicUrl }: MailSite, link: string): string | null {
  const address = link.startsWith('/') ? `${publicUrl}${link}` : link;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

interface Button {
  label: string;
  address: string;
}

function buttonOf({ page: { action, secretLabel }, secret }: MailToDraw, site: MailSite): Button | null {
  if (secret && secretLabel) return { label: secretLabel, address: secret };
  const address = action && addressOf(site, action.link);
  return action && address ? { label: action.label, address } : null;
}

const bare = (text: string) => text.replaceAll(isolate.begin, '').replaceAll(isolate.end, '');

/** Isolated texts become `bdi` elements, which have their own text direction. */
const marked = (text: string): Html =>
  new Html(
    html`${text}`.text.replaceAll(isolate.begin, '<bdi>').replaceAll(isolate.end, '</bdi>').replaceAll('\n', '<br>'),
  );

function textOf(mail: MailToDraw, site: MailSite): string {
  const { language, text, secret, page } = mail;
  const { greeting, card, hasClosing, isNotice } = page;
  const button = buttonOf(mail, site);
  const facts = card?.facts.map((fact) => translate(language, { key: 'mailFact', values: fact })) ?? [];
  return [
    greeting && bare(greeting),
    text,
    [...(card?.title ? [card.title] : []), ...facts].join('\n'),
    button ? `${button.label}\n${button.address}` : null,
    page.secretLabel ? null : secret,
    hasClosing && `${translate(language, { key: 'mailClosing' })}\n${site.name}`,
    isNotice && `${translate(language, { key: 'mailNotice' })}\n${site.publicUrl}${settingsPath}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const sans =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Hiragino Sans','Yu Gothic UI',Meiryo,Arial,sans-serif";
const serif = "Georgia,'Hiragino Mincho ProN','Yu Mincho',serif";

/** Mail clients keep inline styles and drop others; those with a dark mode also read the style element. */
const light = { page: '#f6f3ed', sheet: '#ffffff', mat: '#f1ede4', ink: '#1d1a16', soft: '#5f574c', line: '#e3dccf' };
const dark: typeof light = {
  page: '#161412',
  sheet: '#211e1a',
  mat: '#2b2722',
  ink: '#f4efe6',
  soft: '#bdb3a4',
  line: '#3c372f',
};

const darkRules = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.page { background-color: ${dark.page} !important; }
.sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
.mat { background-color: ${dark.mat} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.soft} !important; }
.line { border-color: ${dark.line} !important; }
.button { background-color: ${dark.ink} !important; color: ${dark.sheet} !important; }
}`;

const styles = {
  page: `margin:0;padding:0;background-color:${light.page}`,
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
  sheet: `width:100%;max-width:600px;background-color:${light.sheet};border:1px solid ${light.line};border-radius:8px`,
  name: `padding:24px 24px 0;font-family:${serif};font-size:20px;line-height:28px;color:${light.ink}`,
  body: `padding:16px 24px 0;font-family:${sans};font-size:16px;line-height:26px;color:${light.ink};overflow-wrap:anywhere`,
  paragraph: 'margin:0 0 12px',
  mat: `padding:12px;background-color:${light.mat};border-radius:4px`,
  picture: 'display:block;border:0;max-width:100%;height:auto',
  title: `padding:12px 0 4px;font-family:${serif};font-size:20px;line-height:28px;color:${light.ink}`,
  label: `width:40%;padding:8px 12px 8px 0;border-top:1px solid ${light.line};font-size:14px;line-height:22px;font-weight:400;color:${light.soft}`,
  value: `padding:8px 0;border-top:1px solid ${light.line};font-size:14px;line-height:22px;color:${light.ink}`,
  code: `margin:0 0 12px;font-size:28px;line-height:40px;font-weight:600;letter-spacing:6px`,
  cell: `border-radius:6px;background-color:${light.ink};mso-padding-alt:10px 24px`,
  // 24 px line height plus twice 10 px padding: a 44 px target.
  button: `display:inline-block;padding:10px 24px;border-radius:6px;background-color:${light.ink};font-family:${sans};font-size:16px;line-height:24px;font-weight:600;color:${light.sheet};text-decoration:none`,
  closing: `padding:16px 24px 24px;font-family:${sans};font-size:16px;line-height:26px;color:${light.ink}`,
  notice: `padding:16px 24px 0;font-family:${sans};font-size:13px;line-height:20px;color:${light.soft}`,
};

/** A style attribute made only of our own values, so nothing needs escaping. */
const style = (name: keyof typeof styles, more = '') => new Html(`style="${styles[name]}${more}"`);

const layout = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** Outlook renders with Word, which ignores max-width. */
const forWord = (inner: string) => new Html(`<!--[if mso]>${inner}<![endif]-->`);

function drawPicture({ picture }: MailCard, { publicUrl, productUrl }: MailSite): Html {
  if (!picture) return html``;
  const { url, width, height, alt } = picture;
  const address = new URL(url, new URL(productUrl, `${publicUrl}/`)).href;
  return html`<table ${layout} width="100%" style="width:100%"><tr><td class="mat" align="center" ${style('mat')}><img src="${address}" width="${width}" height="${height}" alt="${alt}" ${style('picture')}></td></tr></table>
`;
}

function drawCard(card: MailCard, site: MailSite, language: Language): Html {
  // Titles are italic, except in Japanese, which has no italics.
  const slant = language === 'ja' ? '' : ';font-style:italic';
  const title = card.title
    ? html`<p class="ink" ${style('title', `;margin:0${slant}`)}><bdi>${card.title}</bdi></p>
`
    : '';
  const rows = card.facts.map(
    ({ label, value }) =>
      html`<tr><th scope="row" align="left" valign="top" class="soft line" ${style('label')}>${label}</th><td valign="top" class="ink line" ${style('value')}><bdi>${value}</bdi></td></tr>
`,
  );
  const facts = html`<table cellpadding="0" cellspacing="0" border="0" width="100%" style="width:100%;border-collapse:collapse">
${rows}</table>`;
  return html`<tr><td ${style('body')}>
${drawPicture(card, site)}${title}${rows.length > 0 ? facts : ''}
</td></tr>
`;
}

const drawButton = ({ label, address }: Button): Html =>
  html`<tr><td style="padding:20px 24px 8px"><table ${layout}><tr><td class="button" ${style('cell')}><a href="${address}" class="button" ${style('button')}>${label}</a></td></tr></table></td></tr>
`;

function drawClosing({ language, page }: MailToDraw, { name }: MailSite): Html {
  if (!page.hasClosing) return html`<tr><td style="padding:0 0 24px"></td></tr>`;
  return html`<tr><td class="ink" ${style('closing')}>${translate(language, { key: 'mailClosing' })}<br><bdi>${name}</bdi></td></tr>`;
}

function drawNotice({ language, page }: MailToDraw, { publicUrl }: MailSite): Html {
  if (!page.isNotice) return html``;
  const address = `${publicUrl}${settingsPath}`;
  return html`<p class="soft" ${style('notice', ';margin:0')}>${translate(language, { key: 'mailNotice' })} <a href="${address}" class="soft" style="color:${light.soft}">${address}</a></p>
`;
}

function pageOf(mail: MailToDraw, site: MailSite): string {
  const { language, subject, secret, page } = mail;
  const { greeting, paragraphs, card } = page;
  const button = buttonOf(mail, site);
  const texts = [...(greeting ? [greeting] : []), ...paragraphs].map(
    (text) => html`<p ${style('paragraph')}>${marked(text)}</p>
`,
  );
  const code = secret && !page.secretLabel ? html`<p ${style('code')}>${secret}</p>` : '';
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Html(darkRules)}
</style>
</head>
<body class="page" ${style('page')}>
<div ${style('hidden')}>${bare(paragraphs[0] ?? '')}</div>
<table ${layout} width="100%" class="page" style="width:100%;background-color:${light.page}"><tr><td align="center" style="padding:24px 12px">
${forWord('<table role="presentation" width="600"><tr><td>')}
<table ${layout} width="100%" class="sheet" ${style('sheet')}>
<tr><td class="ink" ${style('name')}>${site.name}</td></tr>
<tr><td class="ink" ${style('body')}>
${texts}${code}</td></tr>
${card ? drawCard(card, site, language) : ''}${button ? drawButton(button) : ''}${drawClosing(mail, site)}
</table>
${drawNotice(mail, site)}${forWord('</td></tr></table>')}
</td></tr></table>
</body>
</html>
`.text;
}

/** @returns both parts of the mail; the page loads nothing but its picture */
export const drawMail = (mail: MailToDraw, site: MailSite): DrawnMail => ({
  text: textOf(mail, site),
  html: pageOf(mail, site),
});
