/** Limits a person's concurrent uploads: until they are complete, they use disk space beyond the quota. */
import { uploadsUnderWay } from '../constants.ts';
import { HttpError } from '../http/http-error.ts';

interface Held {
  requests: number;
  bytes: number;
}

/** By person, for this process only: each has its own disk. */
const underWay = new Map<string, Held>();

/**
 * @param who uploads: a user's id, or an IP address
 * @param bytes maximum size of the upload
 * @returns a function to call at its end
 * @throws HttpError 429 with Retry-After if too much is being uploaded
 */
export function beginUpload(who: string, bytes: number): () => void {
  const held = underWay.get(who) ?? { requests: 0, bytes: 0 };
  if (held.requests >= uploadsUnderWay.requests || held.bytes + bytes > uploadsUnderWay.bytes)
    throw new HttpError(429, { key: 'tooManyUploads' }, { headers: { 'retry-after': '10', connection: 'close' } });
  underWay.set(who, { requests: held.requests + 1, bytes: held.bytes + bytes });
  return () => {
    const { requests, bytes: all } = underWay.get(who) ?? held;
    if (requests > 1) underWay.set(who, { requests: requests - 1, bytes: all - bytes });
    else underWay.delete(who);
  };
}
