import type { UploadedImage } from '@smart-art/api-client/upload';
import { emptyWork, type WorkForm } from './work-form.ts';

/** What is kept of an unsaved work. */
export interface WorkDraft {
  /** Grows with a change of this shape: an older draft is then no draft. */
  format: 1;
  /** When it was written, ms since 1970. */
  writtenAt: number;
  values: WorkForm;
  photographs: { image: UploadedImage; sentAt: number }[];
}

/** The server removes photographs that no work names after 24 hours; an hour is left for saving. */
const PHOTOGRAPHS_LIVE_MS = 23 * 60 * 60 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function isWorkDraft(value: unknown): value is WorkDraft {
  if (!isObject(value) || value.format !== 1 || typeof value.writtenAt !== 'number') return false;
  if (!isObject(value.values) || !Array.isArray(value.photographs)) return false;
  const values = value.values;
  return Object.entries(emptyWork('')).every(([name, empty]) =>
    empty === null || typeof values[name] === typeof empty ? name in values : false,
  );
}

/** The photographs of a draft that the server still has. */
export const livePhotographs = ({ photographs }: WorkDraft, now: number) =>
  photographs.filter(({ sentAt }) => now - sentAt < PHOTOGRAPHS_LIVE_MS);

/** One draft for a seller on a device. */
export const draftKey = (sellerId: string) => `add-art:${sellerId}`;
