/** A file server that the sandbox plays: a folder for each bucket, where the house's own files lie. */
import { join } from 'node:path';
import type { S3Place } from '../outside-config.ts';
import { type FileStore, FilesFailure, filesBelow } from './files.ts';
import { diskFiles } from './files-disk.ts';

/** Where the sandbox's file server is to be found, and what it takes for the right secret. */
export const sandboxBucket = { endpoint: 'https://s3.sandbox.example', secretKey: 'sandbox-secret' };

/**
 * @param operatorFiles the house's own bucket, which other backends reach too; absent, the data folder
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
