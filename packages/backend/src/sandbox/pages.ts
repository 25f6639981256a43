/** Sandbox pages besides the forms: checkouts, the mailbox, the Slack inbox. */
import type { Html } from '../http/html.ts';
import type { Services } from '../services.ts';

export interface SandboxPageRequest {
  /** Path parameters. */
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  /** Fields of the submitted form. */
  form: Readonly<Record<string, string | undefined>>;
}

export interface SandboxPage {
  /** Path below /sandbox, such as `/checkout/card/:session`. */
  path: string;
  /** Title on the sandbox's home page; absent for pages reached by other links. */
  title?: string;
  /** Renders the page's content: HTML, with all external values escaped by `html`. */
  render(services: Services, request: SandboxPageRequest): Promise<{ title: string; body: Html }>;
  /** The same data as JSON, for clients that do not accept HTML. */
  data?(services: Services, request: SandboxPageRequest): Promise<unknown>;
  /** Handles a submitted form and returns the redirect URL. @throws HttpError if it is not possible */
  submit?(services: Services, request: SandboxPageRequest): Promise<string>;
}

/** Converts a text to an HTML id. */
export const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
