import type { ProfileDetails } from '@smart-art/api-client/queries';
import type { UploadedImage } from '@smart-art/api-client/upload';
import type { Quota } from '@smart-art/ui/media-uploader';
import { useState } from 'react';

/**
 * The disk quota for new photographs, including uploads that finished after the profile was loaded.
 * @param sent uploads finished while this is shown, also those no longer listed
 * @returns undefined if photographs are stored on the seller's own file server and use no quota
 */
export function useUploadQuota(profile: ProfileDetails | undefined, sent: readonly UploadedImage[]): Quota | undefined {
  const agreement = profile?.dbCurrentActiveAgreement ?? undefined;
  const [counted, setCounted] = useState({ agreement, ids: new Set(sent.map(({ id }) => id)) });
  if (counted.agreement !== agreement) setCounted({ agreement, ids: new Set(sent.map(({ id }) => id)) });
  if (!agreement || agreement.free_bytes === null) return undefined;
  const since = sent.reduce((sum, { id, bytes }) => (counted.ids.has(id) ? sum : sum + bytes), 0);
  return { usedBytes: agreement.used_bytes + since, totalBytes: agreement.used_bytes + agreement.free_bytes };
}
