import type { TableLayout } from '@smart-art/ui/data-table';

/* In a cookie, like the other preferences: signing out clears local storage. */

const ONE_YEAR_S = 31_536_000;
const nameOf = (table: string) => `columns_${table}`;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The saved columns; undefined if there are none or they cannot be parsed. */
export function readTableLayout(table: string, cookies = readCookies()): TableLayout | undefined {
  const saved = cookies.split('; ').find((cookie) => cookie.startsWith(`${nameOf(table)}=`));
  if (!saved) return undefined;
  try {
    const [order, hidden, widths] = JSON.parse(decodeURIComponent(saved.slice(saved.indexOf('=') + 1))) as unknown[];
    if (!isIds(order) || !isIds(hidden) || typeof widths !== 'object' || widths === null) return undefined;
    const usable = Object.entries(widths).filter(([, width]) => Number.isFinite(width) && width > 0);
    return { order, hidden, widths: Object.fromEntries(usable) as Record<string, number> };
  } catch {
    return undefined;
  }
}

/** Saves the columns for a year. */
export function writeTableLayout(table: string, { order, hidden, widths }: TableLayout): void {
  const whole = Object.entries(widths).map(([id, width]) => [id, Math.round(width)]);
  const value = encodeURIComponent(JSON.stringify([order, hidden, Object.fromEntries(whole)]));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${nameOf(table)}=${value}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
  } catch {
    /* Cookies are blocked: the layout lasts until the page unloads. */
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
