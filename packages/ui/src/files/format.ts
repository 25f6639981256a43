import type { useStrings } from '../provider/index.ts';
import type { Rejection } from './partition.ts';
import type { strings } from './strings.ts';

type Translate = ReturnType<typeof useStrings<keyof (typeof strings)['en']>>;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats bytes: "2.1 MB". In units of 1024, like the limits and the quota: under 6 MB is 6 · 1024² bytes. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power);
  // Keep the number and its unit on one line.
  return text.replace(' ', '\u00a0');
}

/** "JPEG, PNG or WebP" from content types. */
export function formatTypes(accept: readonly string[], locale: string): string {
  const names: Record<string, string> = {
    'image/webp': 'WebP',
    'text/plain': 'TXT',
    'text/tab-separated-values': 'TSV',
    'application/msword': 'DOC',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  };
  const types = accept.map((type) => names[type] ?? type.slice(type.indexOf('/') + 1).toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(types);
}

/** Values used in rejection messages. */
export interface Limits {
  accept: readonly string[];
  underBytes: number;
  maxFiles: number;
}

/** A size beside its limit. If both format the same, it adds the bytes: "10 MB (10,485,760 bytes)". */
function formatBeside(size: number, limit: number, string: Translate, locale: string): string {
  const text = formatBytes(size, locale);
  if (text !== formatBytes(limit, locale)) return text;
  const bytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(size);
  return string('exactly', { size: text, bytes });
}

/** Number of files named in a summary of many. */
const named = 2;

/** Message for files rejected for the same reason, with the fix. */
export function rejectionText(
  rejected: readonly Rejection[],
  { accept, underBytes, maxFiles }: Limits,
  string: Translate,
  locale: string,
): string | null {
  const [first] = rejected;
  if (!first) return null;
  const { name, reason } = first;
  const size = rejected.reduce((sum, rejection) => sum + rejection.size, 0);
  const values = {
    size: reason === 'size' ? formatBeside(size, underBytes, string, locale) : formatBytes(size, locale),
    limit: formatBytes(underBytes, locale),
    types: formatTypes(accept, locale),
    count: maxFiles,
    left: formatBytes(Math.max(0, Math.min(...rejected.map(({ left }) => left))), locale),
  };
  if (rejected.length === 1) return string(`refused.${reason}`, { name, ...values });
  const names = [
    ...rejected.slice(0, named).map((rejection) => rejection.name),
    string('others', { count: rejected.length - named }),
  ];
  return string(`several.${reason}`, { names: new Intl.ListFormat(locale).format(names), ...values });
}
