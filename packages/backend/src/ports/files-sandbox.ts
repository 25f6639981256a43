/** The sandbox's file server: one folder per bucket, next to the operator's files. */
import { join } from 'node:path';
import type { S3Place } from '../outside-config.ts';
import { type FileStore, FilesFailure, filesBelow } from './files.ts';
import { diskFiles } from './files-disk.ts';

/** Endpoint of the sandbox's file server, and the secret it accepts. */
export const sandboxBucket = { endpoint: 'https://s3.sandbox.example', secretKey: 'sandbox-secret' };

/**
 * @param operatorFiles the operator's bucket, shared by all instances; if absent, the data folder is used
 * @throws FilesFailure: `denied` for another secret, `no_bucket` for a bucket whose name begins with `missing`
 */
export function sandboxFiles(
  dataDir: string,
  operatorFiles: FileStore | undefined,
  { bucket, secretKey }: S3Place,
): FileStore {
  if (secretKey !== sandboxBucket.secretKey) throw new FilesFailure('denied');
  if (bucket.startsWith('missing')) throw new FilesFailure('no_bucket');
  const folder = `sandbox-buckets/${bucket}/`;
  return operatorFiles ? filesBelow(operatorFiles, folder) : diskFiles(join(dataDir, folder));
}
