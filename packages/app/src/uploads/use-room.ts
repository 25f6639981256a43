import type { ProfileDetails } from '@smart-art/api-client/queries';
import type { UploadedImage } from '@smart-art/api-client/upload';
import type { Quota } from '@smart-art/ui/media-uploader';
import { useState } from 'react';

/**
 * The disk quota that new photographs are held against, with those that have arrived since the profile was asked for.
 * @param sent what has arrived while this is shown, also what is no longer listed
 * @returns undefined where they take nothing of it: they lie on the seller's own file server
 */
export function useRoom(profile: ProfileDetails | undefined, sent: readonly UploadedImage[]): Quota | undefined {
  const told = profile?.dbCurrentActiveAgreement ?? undefined;
  const [counted, setCounted] = useState({ told, ids: new Set(sent.map(({ id }) => id)) });
  if (counted.told !== told) setCounted({ told, ids: new Set(sent.map(({ id }) => id)) });
  if (!told || told.free_bytes === null) return undefined;
  const since = sent.reduce((sum, { id, bytes }) => (counted.ids.has(id) ? sum : sum + bytes), 0);
  return { usedBytes: told.used_bytes + since, totalBytes: told.used_bytes + told.free_bytes };
}
