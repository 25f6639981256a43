/** Limits a person's concurrent uploads: until they are complete, they use disk space beyond the quota. */
import { uploadsUnderWay } from '../constants.ts';
import { HttpError } from '../http/http-error.ts';

interface Usage {
  requests: number;
  bytes: number;
}

/** By person, for this process only: each has its own disk. */
const underWay = new Map<string, Usage>();

/**
 * @param who uploads: a user's id, or an IP address
 * @param bytes maximum size of the upload
 * @returns a function to call at its end
 * @throws HttpError 429 with Retry-After if too much is being uploaded
 */
export function beginUpload(who: string, bytes: number): () => void {
  const current = underWay.get(who) ?? { requests: 0, bytes: 0 };
  if (current.requests >= uploadsUnderWay.requests || current.bytes + bytes > uploadsUnderWay.bytes)
    throw new HttpError(429, { key: 'tooManyUploads' }, { headers: { 'retry-after': '10', connection: 'close' } });
  underWay.set(who, { requests: current.requests + 1, bytes: current.bytes + bytes });
  return () => {
    const { requests, bytes: all } = underWay.get(who) ?? current;
    if (requests > 1) underWay.set(who, { requests: requests - 1, bytes: all - bytes });
    else underWay.delete(who);
  };
}
