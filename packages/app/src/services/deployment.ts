/** Another site of the operator, such as a social network page. */
export interface Site {
  /** Display name, the same in every language. */
  name: string;
  url: string;
}

/** A sibling product of the same company. */
export interface Product extends Site {
  /** URL of its logo; null if it has none. */
  logoUrl: string | null;
}

/** An office of the operator that can be visited (001 section 2, footer). */
export interface Branch {
  country: 'india' | 'japan';
  /** Lines separated by line breaks; empty if only a map is known. */
  address: string;
  mapUrl: string;
}

/** The settings of a deployment, all optional. Missing ones are not shown, and never invented. */
export interface Deployment {
  /** URL of the buyer side without a trailing slash; null if there is none. */
  buyerUrl: string | null;
  /** The buyer's dashboard there; defaults to the buyer side's home page. */
  buyerDashboardUrl: string | null;
  /** The public site key of the captcha; `sandbox` for the local stack's stand-in; null if there is none. */
  captchaSiteKey: string | null;
  company: {
    email: string | null;
    /** At most two, in international format. */
    phones: readonly string[];
    /** Lines separated by line breaks. */
    address: string | null;
  };
  branches: readonly Branch[];
  social: readonly Site[];
  products: readonly Product[];
}

/** Site key of the local stack's stand-in captcha. */
export const SANDBOX_CAPTCHA = 'sandbox';

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** A safe link: anything but http and https (`javascript:`, `data:`) is dropped. */
function addressOf(value: unknown, page: string): string | null {
  const url = URL.parse(textOf(value) ?? '', page);
  if (!url || !textOf(value) || !/^https?:$/.test(url.protocol)) return null;
  return url.href.replace(/\/$/, '');
}

const phoneOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text && /^\+?[\d\s().-]{4,30}$/.test(text) ? text : null;
};
const emailOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text && /^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : null;
};

function siteOf(value: unknown, page: string): Site[] {
  const { name, url } = recordOf(value);
  const [shown, address] = [textOf(name), addressOf(url, page)];
  return shown && address ? [{ name: shown, url: address }] : [];
}

const productOf = (value: unknown, page: string): Product[] =>
  siteOf(value, page).map((site) => ({ ...site, logoUrl: addressOf(recordOf(value).logoUrl, page) }));

function branchOf(country: Branch['country'], value: unknown, page: string): Branch[] {
  const { address, mapUrl } = recordOf(value);
  const map = addressOf(mapUrl, page);
  return map ? [{ country, address: textOf(address) ?? '', mapUrl: map }] : [];
}

/**
 * Reads the deployment settings from /config.json (packages/app/README.md lists all keys). Strict: values of the wrong
 * type, and URLs that are not http or https, are treated as missing.
 * @param raw the whole file
 * @param page base of relative URLs
 */
export function readDeployment(raw: Readonly<Record<string, unknown>>, page: string): Deployment {
  const company = recordOf(raw.company);
  const branches = recordOf(raw.branches);
  const buyerUrl = addressOf(raw.buyerUrl, page);
  return {
    buyerUrl,
    buyerDashboardUrl: addressOf(raw.buyerDashboardUrl, page) ?? buyerUrl,
    captchaSiteKey: textOf(raw.captchaSiteKey),
    company: {
      email: emailOf(company.email),
      phones: listOf(company.phones)
        .flatMap((phone) => phoneOf(phone) ?? [])
        .slice(0, 2),
      address: textOf(company.address),
    },
    branches: [...branchOf('japan', branches.japan, page), ...branchOf('india', branches.india, page)],
    social: listOf(raw.social).flatMap((site) => siteOf(site, page)),
    products: listOf(raw.products).flatMap((product) => productOf(product, page)),
  };
}
