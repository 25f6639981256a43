/** Tests a bucket with the operations photographs need: write, read, remove. */
import { randomText } from '../ids.ts';
import type { S3Place } from '../outside-config.ts';
import { FilesFailure, type StoredFile } from '../ports/files.ts';
import type { Ports } from '../ports/index.ts';

async function startOf({ stream }: StoredFile, bytes: number): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.length >= bytes) break;
  }
  return text;
}

/** @throws FilesFailure */
export async function tryBucket({ filesAt }: Ports, place: S3Place): Promise<void> {
  const files = filesAt(place);
  const path = `connection-test-${randomText()}.txt`;
  const text = `Written to test the connection: ${randomText()}`;
  await files.put({ path, data: Buffer.from(text), contentType: 'text/plain' });
  const found = await files.read(path);
  // Reads one byte more, to detect a longer response from something else.
  if (!found || (await startOf(found, text.length + 1)) !== text) throw new FilesFailure('not_storage');
  await files.remove([path]);
}
