/** Bounds what one person uploads at the same time: it lies on the disk beside the quota until it was all taken. */
import { uploadsUnderWay } from '../constants.ts';
import { HttpError } from '../http/http-error.ts';

interface Held {
  requests: number;
  bytes: number;
}

/** By person, in this process: the disk is its own. */
const underWay = new Map<string, Held>();

/**
 * @param who uploads: a user's id, or an address
 * @param bytes what it may come to
 * @returns what ends it
 * @throws HttpError 429 with Retry-After where too much is under way
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
