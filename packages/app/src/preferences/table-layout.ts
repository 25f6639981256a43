import type { TableLayout } from '@smart-art/ui/data-table';

/* In a cookie, as what this device likes else: signing out empties local storage. */

const ONE_YEAR_S = 31_536_000;
const nameOf = (table: string) => `columns_${table}`;

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The columns as they were left; undefined where nothing, or nothing that could be read, is kept. */
export function readTableLayout(table: string, cookies = readCookies()): TableLayout | undefined {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${nameOf(table)}=`));
  if (!kept) return undefined;
  try {
    const [order, hidden, widths] = JSON.parse(decodeURIComponent(kept.slice(kept.indexOf('=') + 1))) as unknown[];
    if (!isIds(order) || !isIds(hidden) || typeof widths !== 'object' || widths === null) return undefined;
    const usable = Object.entries(widths).filter(([, width]) => Number.isFinite(width) && width > 0);
    return { order, hidden, widths: Object.fromEntries(usable) as Record<string, number> };
  } catch {
    return undefined;
  }
}

/** Keeps the columns for a year. */
export function writeTableLayout(table: string, { order, hidden, widths }: TableLayout): void {
  const whole = Object.entries(widths).map(([id, width]) => [id, Math.round(width)]);
  const value = encodeURIComponent(JSON.stringify([order, hidden, Object.fromEntries(whole)]));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${nameOf(table)}=${value}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;
  } catch {
    /* Blocked: they stay so until the page is left. */
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
