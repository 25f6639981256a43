/** Pages of the sandbox beside its forms: checkouts, the mailbox, the Slack inbox. */
import type { Html } from '../http/html.ts';
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
  /** Where a submitted form leads: an address. @throws HttpError where it cannot be done */
  submit?(services: Services, request: SandboxPageRequest): Promise<string>;
}

/** A text as an id of HTML. */
export const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
