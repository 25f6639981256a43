import type { useString } from '../provider/index.ts';
import type { Refusal } from './refuse.ts';
import type { MediaUploaderProps } from './types.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes as a person reads them: "2.1 MB". By 1024, as limits and the quota are reckoned: under 6 MB is 6 · 1024² bytes. */
export function formatBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power);
}

/** "JPEG, PNG or WebP" from content types. */
function formatTypes(accept: readonly string[], locale: string): string {
  const names: Record<string, string> = { 'image/webp': 'WebP' };
  const words = accept.map((type) => names[type] ?? type.slice(type.indexOf('/') + 1).toUpperCase());
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}

type Bounds = Pick<MediaUploaderProps, 'accept' | 'underBytes' | 'maxFiles' | 'quota'>;

/** What may be added, said before anything is wrong. */
export const boundsWords = (
  { accept, underBytes, maxFiles }: Bounds,
  string: ReturnType<typeof useString>,
  locale: string,
) =>
  string('mediaUploader.bounds', {
    types: formatTypes(accept, locale),
    limit: formatBytes(underBytes, locale),
    count: maxFiles,
  });

/** Why a file was not taken, and what to do. */
export function refusalWords(
  { name, size, reason }: Refusal,
  { accept, underBytes, maxFiles, quota }: Bounds,
  string: ReturnType<typeof useString>,
  locale: string,
): string {
  return string(`mediaUploader.refused.${reason}`, {
    name,
    size: formatBytes(size, locale),
    limit: formatBytes(underBytes, locale),
    types: formatTypes(accept, locale),
    count: maxFiles,
    left: formatBytes(Math.max(0, (quota?.total ?? 0) - (quota?.used ?? 0)), locale),
  });
}
