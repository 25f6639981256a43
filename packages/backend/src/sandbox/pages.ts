/** Pages of the sandbox beside its forms: checkouts, the mailbox, the Slack inbox. */
import type { Services } from '../services.ts';

export interface SandboxPageRequest {
  /** The parameters of the path. */
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  /** The fields of a submitted form. */
  form: Readonly<Record<string, string | undefined>>;
}

export interface SandboxPage {
  /** Below /sandbox, such as `/checkout/card/:session`. */
  path: string;
  /** Listed on the sandbox's home under this name; absent for pages that others lead to. */
  title?: string;
  /** What stands between the head and the foot of the page: HTML, everything from outside escaped with `html`. */
  render(services: Services, request: SandboxPageRequest): Promise<{ title: string; body: Html }>;
  /** The same as JSON, for whoever does not ask for a page. */
  data?(services: Services, request: SandboxPageRequest): Promise<unknown>;
  /** Where a submitted form leads: an address. @throws Refusal where it cannot be done */
  submit?(services: Services, request: SandboxPageRequest): Promise<string>;
}

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
};

/** HTML whose values are escaped, but for parts that are HTML themselves. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(escaped)));

/** A text as an id of HTML. */
export const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
