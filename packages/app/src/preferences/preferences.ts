/**
 * Preferences of this device. Stored in cookies, because signing out clears local storage (001 section 4) and must not
 * change the look. public/first-paint.js reads theme and density from here before the first paint.
 */
const choices = {
  theme: ['system', 'light', 'dark'],
  /** `auto`: collapsed in a small window. */
  sidebar: ['auto', 'open', 'collapsed'],
  /** Size of controls and rows: by pointer type, or touch-sized everywhere. */
  density: ['device', 'roomy'],
  library_view: ['grid', 'table'],
  /** For the server, which has prerendered pages in each language; the app reads local storage (000 section 9). */
  locale: ['en', 'ja'],
  /** Single-key shortcuts; users of speech input can turn them off (WCAG 2.1.4). */
  shortcuts: ['on', 'off'],
  /** The checklist of a new seller: stored per seller, even on a shared device. */
  set_up_list: ['shown', 'hidden'],
} as const;

export type Preference = keyof typeof choices;
export type Choice<Name extends Preference> = (typeof choices)[Name][number];
export type Theme = Choice<'theme'>;
export type Density = Choice<'density'>;

const ONE_YEAR_S = 31_536_000;

/** The default. */
export const firstChoice = <Name extends Preference>(name: Name) => choices[name][0] as Choice<Name>;

/** The cookie name of a preference, per device or per user. */
export const preferenceKey = (name: Preference, personId?: string): string =>
  personId === undefined ? name : `${name}_${personId}`;

/** The stored choice; the default if none, or an unknown one, is stored. */
export function readPreference<Name extends Preference>(
  name: Name,
  { personId, cookies = readCookies() }: { personId?: string | undefined; cookies?: string } = {},
): Choice<Name> {
  const key = preferenceKey(name, personId);
  const stored = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${key}=`))
    ?.slice(key.length + 1);
  const known: readonly Choice<Name>[] = choices[name];
  return known.find((choice) => choice === stored) ?? firstChoice(name);
}

/** Saves a choice for a year. */
export function writePreference<Name extends Preference>(name: Name, choice: Choice<Name>, personId?: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read before the first paint
    document.cookie = `${preferenceKey(name, personId)}=${choice}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
  } catch {
    /* Cookies are blocked: the choice lasts until the page unloads. */
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
