import type { ProfileDetails } from '@smart-art/api-client/queries';
import type { Quota } from '@smart-art/ui/media-uploader';
import { useState } from 'react';
import type { Upload } from './upload-queue.ts';

/**
 * The disk quota that new photographs are held against, with those that have arrived since the profile was asked for.
 * @returns undefined where they take nothing of it: they lie on the seller's own file server
 */
export function useRoom(profile: ProfileDetails | undefined, uploads: readonly Upload[]): Quota | undefined {
  const told = profile?.dbCurrentActiveAgreement ?? undefined;
  const sent = uploads.flatMap(({ image }) => image ?? []);
  const [counted, setCounted] = useState({ told, ids: new Set(sent.map(({ id }) => id)) });
  if (counted.told !== told) setCounted({ told, ids: new Set(sent.map(({ id }) => id)) });
  if (!told || told.free_bytes === null) return undefined;
  const since = sent.reduce((sum, { id, bytes }) => (counted.ids.has(id) ? sum : sum + bytes), 0);
  return { usedBytes: told.used_bytes + since, totalBytes: told.used_bytes + told.free_bytes };
}
