/**
 * How this device likes the app: kept in cookies, because signing out empties local storage (001 section 4) and the look
 * must not change with it. public/first-paint.js reads the theme and the density from here before anything is drawn.
 */
const choices = {
  theme: ['system', 'light', 'dark'],
  /** `auto`: collapsed where the window is small. */
  sidebar: ['auto', 'open', 'collapsed'],
  /** How much room controls and rows have: as the pointer asks for, or as for a finger everywhere. */
  density: ['device', 'roomy'],
  library_view: ['grid', 'table'],
  /** For the server, which has a first page drawn in each; the language itself is in local storage (000 section 9). */
  locale: ['en', 'ja'],
  /** Keys that act alone; whoever speaks to the computer switches them off (WCAG 2.1.4). */
  shortcuts: ['on', 'off'],
  /** The checklist of a new seller: each seller's own, whoever else uses the device. */
  set_up_list: ['shown', 'hidden'],
} as const;

export type Preference = keyof typeof choices;
export type Choice<Name extends Preference> = (typeof choices)[Name][number];
export type Theme = Choice<'theme'>;
export type Density = Choice<'density'>;

const ONE_YEAR_S = 31_536_000;

/** What holds until something is chosen. */
export const firstChoice = <Name extends Preference>(name: Name) => choices[name][0] as Choice<Name>;

/** The name of a choice: of the device, or of one person on it. */
export const preferenceKey = (name: Preference, personId?: string): string =>
  personId === undefined ? name : `${name}_${personId}`;

/** The stored choice; the first one where nothing, or something unknown, is stored. */
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

/** Keeps a choice for a year. */
export function writePreference<Name extends Preference>(name: Name, choice: Choice<Name>, personId?: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be read before the first paint
    document.cookie = `${preferenceKey(name, personId)}=${choice}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
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
