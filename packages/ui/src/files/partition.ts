import type { Quota } from './types.ts';

/** The limits that files are checked against before upload. */
export interface Bounds {
  accept: readonly string[];
  underBytes: number;
  /** How many more files are allowed. */
  room: number;
  quota?: Quota | undefined;
}

export type Reason = 'type' | 'heic' | 'empty' | 'size' | 'count' | 'quota';

export interface Rejection {
  name: string;
  size: number;
  reason: Reason;
  /** Bytes of quota left for it, after the files before it. */
  left: number;
}

/* Types by extension, for systems that report none. */
const endings: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  // Multi-picture JPEG of a camera: a JPEG followed by another.
  mpo: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  heic: 'image/heic',
  heif: 'image/heic',
  pdf: 'application/pdf',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Non-standard names of types. */
const synonyms: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/mpo': 'image/jpeg',
  'image/heif': 'image/heic',
};

/** The type Windows reports for CSV files when Excel is installed. */
const excel = 'application/vnd.ms-excel';

/** The content type of a file. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const byName = endings[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  return (type === excel ? byName : undefined) ?? synonyms[type] ?? (type || (byName ?? ''));
}

/** Splits files into those that may be uploaded and those that are rejected, each in order. */
export function partitionFiles<Some extends Pick<File, 'name' | 'size' | 'type'>>(
  files: readonly Some[],
  { accept, underBytes, room, quota }: Bounds,
): { accepted: Some[]; rejected: Rejection[] } {
  const accepted: Some[] = [];
  const rejected: Rejection[] = [];
  let left = quota ? quota.totalBytes - quota.usedBytes : Number.POSITIVE_INFINITY;
  const reasonAgainst = (file: Some): Reason | null => {
    const type = typeOf(file);
    if (!accept.includes(type)) return type === 'image/heic' ? 'heic' : 'type';
    if (file.size === 0) return 'empty';
    if (file.size >= underBytes) return 'size';
    if (accepted.length >= room) return 'count';
    return file.size > left ? 'quota' : null;
  };
  for (const file of files) {
    const reason = reasonAgainst(file);
    if (reason) {
      rejected.push({ name: file.name, size: file.size, reason, left });
    } else {
      accepted.push(file);
      left -= file.size;
    }
  }
  return { accepted, rejected };
}

/**
 * Above this number of rejections for one reason they are summed up in one sentence, instead of being announced one by
 * one.
 */
const most = 3;

/** Groups rejections for display: one by one, or by reason if there are many. */
export function groupRejections(rejected: readonly Rejection[]): Rejection[][] {
  const reasons = [...new Set(rejected.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => {
    const alike = rejected.filter((rejection) => rejection.reason === reason);
    return alike.length > most ? [alike] : alike.map((rejection) => [rejection]);
  });
}
