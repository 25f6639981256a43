/** Turns URLs in text into links. */
import { type Html, html } from '../http/html.ts';

const address = /(https?:\/\/[^\s<>"]+)/g;

/** All other text is escaped. */
export const linked = (text: string): Html =>
  html`${text.split(address).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
