import type { ImageRecord } from '@smart-art/api-client/queries';
import type { AltWords, Waiting } from '../../uploads/upload-queue.ts';
import { emptyWork, type WorkForm } from './work-form.ts';
import type { WorkState } from './work-state.ts';

/** What is kept of an unsaved work. */
export interface WorkDraft {
  /** Grows with a change that a later version cannot read: an older draft is then no draft. */
  format: 1;
  /** When it was written, ms since 1970. */
  writtenAt: number;
  /** A field that was added to the form after the draft was written is not among them. */
  values: Partial<WorkForm>;
  /**
   * The photographs that the server had; `sentAt` counts for those that no saved work holds, and their files may still
   * lie on the device by `key`.
   */
  photographs: { image: ImageRecord; sentAt: number; key?: string }[];
  /** Those that are still to be sent; their files lie beside the drafts, by their keys. */
  waiting?: WaitingOfDraft[];
  /** The saved work that was changed; absent for a new one. */
  base?: {
    version: number;
    values: Partial<WorkForm>;
    imageIds: readonly string[];
    /** What was said of its photographs, by their ids. */
    altTexts?: Readonly<Record<string, AltWords>>;
  };
}

/** A photograph that is still to be sent, without its file. */
export type WaitingOfDraft = Omit<Waiting, 'file'>;

/** The server removes photographs that no work names after 24 hours; an hour is left for saving. */
const PHOTOGRAPHS_LIVE_MS = 23 * 60 * 60 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const empty: Record<string, unknown> = { ...emptyWork('') };

/** Whether all that is there may stand in the form. What is missing is no fault: the form has grown since. */
const isOfForm = (values: Record<string, unknown>) =>
  Object.entries(empty).every(([name, first]) => {
    const value = values[name];
    if (value === undefined || first === null) return true;
    return value === null ? name === 'pieces' : typeof value === typeof first;
  });

function isBase(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isObject(value) || typeof value.version !== 'number' || !Array.isArray(value.imageIds)) return false;
  return isObject(value.values) && isOfForm(value.values);
}

export function isWorkDraft(value: unknown): value is WorkDraft {
  if (!isObject(value) || value.format !== 1 || typeof value.writtenAt !== 'number') return false;
  if (!isObject(value.values) || typeof value.values.title !== 'string') return false;
  if (value.waiting !== undefined && !Array.isArray(value.waiting)) return false;
  return Array.isArray(value.photographs) && isOfForm(value.values) && isBase(value.base);
}

/** Only names that the form has: one that was taken out of it is not sent any more. */
const known = (values: Partial<WorkForm>): Partial<WorkForm> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name in empty && value !== undefined));

/**
 * The work that a draft kept, without the photographs that the server has removed meanwhile.
 * @param fields what stands where the draft says nothing: of the work as it is now, or of an empty one
 */
export function stateOf({ values, photographs, base }: WorkDraft, fields: WorkForm, now: number): WorkState {
  const stored = new Set(base?.imageIds);
  const live = photographs.filter(({ image, sentAt }) => stored.has(image.id) || now - sentAt < PHOTOGRAPHS_LIVE_MS);
  return { values: { ...fields, ...known(values) }, images: live.map(({ image }) => image) };
}

/** The saved work that a draft's changes were made to. Null for a new work. */
export function baseOf(
  { base }: WorkDraft,
  fields: WorkForm,
): { values: WorkForm; imageIds: readonly string[]; altTexts: Readonly<Record<string, AltWords>> } | null {
  if (!base) return null;
  return { values: { ...fields, ...known(base.values) }, imageIds: base.imageIds, altTexts: base.altTexts ?? {} };
}

/** The keys of the files that a draft names. */
export const fileKeys = (draft: WorkDraft | null): string[] => draft?.waiting?.map(({ key }) => key) ?? [];

/** The keys of files that have arrived: the page was gone before it could drop them. */
export const arrivedKeys = (draft: WorkDraft | null): string[] =>
  draft?.photographs.flatMap(({ key }) => key ?? []) ?? [];

/** What a draft had still to send, as far as its files are there. */
export const waitingOf = (draft: WorkDraft | null, files: ReadonlyMap<string, File>): Waiting[] =>
  (draft?.waiting ?? []).flatMap((waiting) => {
    const file = files.get(waiting.key);
    return file ? [{ ...waiting, file }] : [];
  });

/** When the photographs of a draft had been sent, ms since 1970, by their ids. */
export const sentTimes = (draft: WorkDraft | null): ReadonlyMap<string, number> =>
  new Map(draft?.photographs.map(({ image, sentAt }) => [image.id, sentAt]));
