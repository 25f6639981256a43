import { takePrefetched } from '../early/prefetched.ts';

/** The contents of /config.json. Read at start, so that one build serves every deployment. */
export interface Config {
  /** Single sign-on: a path on this origin, or an absolute URL. */
  ssoUrl: string;
  /** The product backend. */
  productUrl: string;
  /** The whole file, not validated yet: deployment.ts parses the rest when it is shown, not before the first paint. */
  raw: Readonly<Record<string, unknown>>;
}

const fetchPrefetched = (request: Request) => takePrefetched(request) ?? fetch(request);

/**
 * @param send sends the request
 * @throws if the file is missing or invalid
 */
export async function loadConfig(send: (request: Request) => Promise<Response> = fetchPrefetched): Promise<Config> {
  const response = await send(new Request('/config.json'));
  if (!response.ok) throw new Error(`/config.json answered ${response.status}.`);
  return parseConfig(await response.json());
}

export function parseConfig(value: unknown): Config {
  const raw = Object(value) as Record<string, unknown>;
  const { ssoUrl, productUrl } = raw;
  if (typeof ssoUrl !== 'string' || typeof productUrl !== 'string' || !ssoUrl || !productUrl) {
    throw new Error('/config.json must name ssoUrl and productUrl.');
  }
  return { ssoUrl, productUrl, raw };
}
