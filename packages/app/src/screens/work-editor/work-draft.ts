import type { ImageRecord } from '@smart-art/api-client/queries';
import type { AltTexts, Waiting } from '../../uploads/upload-queue.ts';
import { emptyWork, type WorkForm } from './work-form.ts';
import type { WorkState } from './work-state.ts';

/** The draft of an unsaved work. */
export interface WorkDraft {
  /** Incremented when a change makes older drafts unreadable; they are ignored. */
  format: 1;
  /** When it was written, ms since 1970. */
  writtenAt: number;
  /** Fields added to the form after the draft was written are missing. */
  values: Partial<WorkForm>;
  /**
   * Uploaded photographs. `sentAt` matters for those not in a saved work; `key` names a file that may still be on the
   * device.
   */
  photographs: { image: ImageRecord; sentAt: number; key?: string }[];
  /** Photographs not uploaded yet; their files are stored beside the drafts, by key. */
  waiting?: WaitingOfDraft[];
  /** The edited work; absent for a new one. */
  base?: {
    version: number;
    values: Partial<WorkForm>;
    imageIds: readonly string[];
    /** The alternative texts of its photographs, by id. */
    altTexts?: Readonly<Record<string, AltTexts>>;
  };
}

/** A photograph not uploaded yet, without its file. */
export type WaitingOfDraft = Omit<Waiting, 'file'>;

/** The server deletes unused photographs after 24 hours; an hour is left for saving. */
const PHOTOGRAPHS_LIVE_MS = 23 * 60 * 60 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const empty: Record<string, unknown> = { ...emptyWork('') };

/** Whether every present value is valid for the form. A missing one is fine: the form has grown since. */
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

/** Drops fields that the form no longer has, so that they are not sent. */
const known = (values: Partial<WorkForm>): Partial<WorkForm> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name in empty && value !== undefined));

/**
 * The work in a draft, without photographs that the server has deleted in the meantime.
 * @param fields values for fields the draft lacks: of the current work, or empty ones
 */
export function stateOf({ values, photographs, base }: WorkDraft, fields: WorkForm, now: number): WorkState {
  const stored = new Set(base?.imageIds);
  const live = photographs.filter(({ image, sentAt }) => stored.has(image.id) || now - sentAt < PHOTOGRAPHS_LIVE_MS);
  return { values: { ...fields, ...known(values) }, images: live.map(({ image }) => image) };
}

/** The saved work that a draft is based on; null for a new one. */
export function baseOf(
  { base }: WorkDraft,
  fields: WorkForm,
): { values: WorkForm; imageIds: readonly string[]; altTexts: Readonly<Record<string, AltTexts>> } | null {
  if (!base) return null;
  return { values: { ...fields, ...known(base.values) }, imageIds: base.imageIds, altTexts: base.altTexts ?? {} };
}

/** The keys of the files that a draft names. */
export const fileKeys = (draft: WorkDraft | null): string[] => draft?.waiting?.map(({ key }) => key) ?? [];

/** The keys of files already uploaded, in case the page closed before it could delete them. */
export const arrivedKeys = (draft: WorkDraft | null): string[] =>
  draft?.photographs.flatMap(({ key }) => key ?? []) ?? [];

/** A draft's pending uploads whose files are still on the device. */
export const waitingOf = (draft: WorkDraft | null, files: ReadonlyMap<string, File>): Waiting[] =>
  (draft?.waiting ?? []).flatMap((waiting) => {
    const file = files.get(waiting.key);
    return file ? [{ ...waiting, file }] : [];
  });

/** When the photographs of a draft were uploaded, ms since 1970, by id. */
export const sentTimes = (draft: WorkDraft | null): ReadonlyMap<string, number> =>
  new Map(draft?.photographs.map(({ image, sentAt }) => [image.id, sentAt]));
