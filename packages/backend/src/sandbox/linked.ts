/** Text whose web addresses can be clicked. */
import { type Html, html } from '../http/html.ts';

const address = /(https?:\/\/[^\s<>"]+)/g;

/** Everything else is escaped as it is. */
export const linked = (text: string): Html =>
  html`${text.split(address).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
