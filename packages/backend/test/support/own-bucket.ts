/** A seller's own bucket, simulated by the sandbox. */
import { randomUUID } from 'node:crypto';
import { sandboxBucket } from '../../src/ports/files-sandbox.ts';
import type { Seller } from './world.ts';

/** Tests and saves it, as a seller does, so that further photographs are stored there. */
export async function useOwnBucket(seller: Seller): Promise<void> {
  const body = {
    endpoint: sandboxBucket.endpoint,
    region: 'us-east-1',
    bucket: `own-${randomUUID()}`,
    access_key: 'own',
    secret_key: sandboxBucket.secretKey,
    path_style: true,
  };
  for (const call of ['client-test-connection', 'save-bucket-details']) {
    const answer = await seller.call({ method: 'POST', url: `/product/${call}`, body });
    if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.body}`);
  }
}
