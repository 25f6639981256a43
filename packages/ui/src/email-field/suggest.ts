/** The most common email domains in Japan and elsewhere. They are never corrected. */
const known = [
  ['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.jp', 'icloud.com', 'me.com', 'mac.com', 'outlook.com'],
  ['outlook.jp', 'hotmail.com', 'hotmail.co.jp', 'hotmail.co.uk', 'live.com', 'live.jp', 'msn.com', 'aol.com'],
  ['docomo.ne.jp', 'ezweb.ne.jp', 'au.com', 'softbank.ne.jp', 'i.softbank.jp', 'ymobile.ne.jp', 'rakuten.jp'],
  ['nifty.com', 'ocn.ne.jp', 'plala.or.jp', 'biglobe.ne.jp', 'so-net.ne.jp', 'proton.me', 'protonmail.com'],
].flat();

/** Real providers whose domain looks like a typo of a larger one. */
const alsoReal = new Set([
  ...['mail.com', 'email.com', 'ymail.com', 'rocketmail.com', 'gmx.com', 'gmx.net', 'gmx.de', 'fmail.com', 'tmail.com'],
  ...['yahoo.ca', 'yahoo.de', 'yahoo.fr', 'yahoo.in', 'yahoo.es', 'yahoo.it', 'yahoo.co.uk', 'yahoo.co.in', 'ne.jp'],
  ...['live.de', 'live.fr', 'live.ca', 'live.nl', 'hotmail.fr', 'hotmail.de', 'hotmail.it', 'hotmail.es', 'live.co.uk'],
  ...['outlook.de', 'outlook.fr', 'outlook.es', 'outlook.it', 'aim.com', 'nate.com', 'a.com', 'mac.me', 'we.com'],
]);

/** Top-level domains that do not exist, one typo away from a real one. */
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  clm: 'com',
  jpp: 'jp',
  nte: 'net',
  nett: 'net',
  ogr: 'org',
  orgg: 'org',
};

/** Edit distance with insertion, deletion, substitution and transposition. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const at = (list: number[], index: number) => list[index] ?? Number.POSITIVE_INFINITY;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

const label = (domain: string) => domain.split('.')[0];

/** Maximum edit distance. Short names have many real neighbours, and a provider has many country domains. */
function slack(provider: string, domain: string): number {
  if (provider.length < 7) return 0;
  return provider.length < 10 || label(provider) === label(domain) ? 1 : 2;
}

/**
 * A suggestion if the domain looks like a typo of a common one: `name@gmial.com`. Only a suggestion: the address may be
 * right.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
  if (at < 1 || domain === '' || /[\s@]/.test(name)) return undefined;
  const meant = (to: string) => (to === email.slice(at + 1).toLowerCase() ? undefined : `${name}@${to}`);
  if (known.includes(domain) || alsoReal.has(domain)) return meant(domain);
  const whole = known.find((provider) => provider.replaceAll('.', '') === domain || label(provider) === domain);
  if (whole) return meant(whole);
  const near = known
    .map((provider) => ({ provider, keys: distance(domain, provider) }))
    .filter(({ provider, keys }) => keys <= slack(provider, domain))
    .sort((one, other) => one.keys - other.keys)[0];
  if (near) return meant(near.provider);
  const [, body, ending = ''] = /^(.+)\.([^.]+)$/.exec(domain) ?? [];
  if (body && endings[ending]) return meant(`${body}.${endings[ending]}`);
  return domain.includes('.') ? meant(domain) : undefined;
}
