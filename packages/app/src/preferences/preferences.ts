/**
 * How this device likes the app: kept in cookies, because signing out empties local storage (001 section 4) and the look
 * must not change with it. public/first-paint.js reads the theme from here before anything is drawn.
 */
const choices = {
  theme: ['system', 'light', 'dark'],
  sidebar: ['open', 'collapsed'],
  library_view: ['grid', 'table'],
  /** Keys that act alone; whoever speaks to the computer switches them off (WCAG 2.1.4). */
  shortcuts: ['on', 'off'],
} as const;

export type Preference = keyof typeof choices;
export type Choice<Name extends Preference> = (typeof choices)[Name][number];
export type Theme = Choice<'theme'>;

const ONE_YEAR_S = 31_536_000;

/** The stored choice; the first one where nothing, or something unknown, is stored. */
export function readPreference<Name extends Preference>(name: Name, cookies = readCookies()): Choice<Name> {
  const stored = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const known: readonly Choice<Name>[] = choices[name];
  return known.find((choice) => choice === stored) ?? (choices[name][0] as Choice<Name>);
}

/** Keeps a choice for a year. */
export function writePreference<Name extends Preference>(name: Name, choice: Choice<Name>): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read before the first paint
    document.cookie = `${name}=${choice}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
  } catch {
    /* Blocked: the choice holds until the page is left. */
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
