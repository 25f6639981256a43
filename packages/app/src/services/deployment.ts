/** Another site of the operator, such as a social network page. */
export interface Site {
  /** As it is shown, the same in every language. */
  name: string;
  url: string;
}

/** A sibling product of the same company. */
export interface Product extends Site {
  /** Address of its logo; null where it has none. */
  logoUrl: string | null;
}

/** An office of the operator that can be visited (001 section 2, footer). */
export interface Branch {
  country: 'india' | 'japan';
  /** Its lines parted by line breaks; empty where only a map is known. */
  address: string;
  mapUrl: string;
}

/** The settings of a deployment, all optional. What is missing is not shown, and never invented. */
export interface Deployment {
  /** Where the buyer side is, without a slash at its end; null where there is none to lead to. */
  buyerUrl: string | null;
  /** The signed-in buyer's own page there; the buyer side's first page where the deployment does not say. */
  buyerDashboardUrl: string | null;
  /** The public key of the captcha's site; `sandbox` for the one that the local stack plays; null where there is none. */
  captchaSiteKey: string | null;
  company: {
    email: string | null;
    /** Two at most, as they are dialled from abroad. */
    phones: readonly string[];
    /** Its lines parted by line breaks. */
    address: string | null;
  };
  branches: readonly Branch[];
  social: readonly Site[];
  products: readonly Product[];
}

/** The captcha that the local stack plays. */
export const SANDBOX_CAPTCHA = 'sandbox';

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** An address that a browser may be led to: anything but http and https (`javascript:`, `data:`) is dropped. */
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
 * Reads what a deployment says of itself out of /config.json (packages/app/README.md names every key). Strictly: what is
 * of another kind, and every address that is not http or https, counts as not said.
 * @param told the whole file
 * @param page the address that relative ones are relative to
 */
export function readDeployment(told: Readonly<Record<string, unknown>>, page: string): Deployment {
  const company = recordOf(told.company);
  const branches = recordOf(told.branches);
  const buyerUrl = addressOf(told.buyerUrl, page);
  return {
    buyerUrl,
    buyerDashboardUrl: addressOf(told.buyerDashboardUrl, page) ?? buyerUrl,
    captchaSiteKey: textOf(told.captchaSiteKey),
    company: {
      email: emailOf(company.email),
      phones: listOf(company.phones)
        .flatMap((phone) => phoneOf(phone) ?? [])
        .slice(0, 2),
      address: textOf(company.address),
    },
    branches: [...branchOf('japan', branches.japan, page), ...branchOf('india', branches.india, page)],
    social: listOf(told.social).flatMap((site) => siteOf(site, page)),
    products: listOf(told.products).flatMap((product) => productOf(product, page)),
  };
}
