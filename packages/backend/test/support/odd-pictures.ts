/** What odd-picture-worker.ts does with a picture. */
export type Oddity = 'crash' | 'killed' | 'hungry' | 'hang' | 'count';

export const odd = (picture: Buffer, oddity: Oddity) => Buffer.concat([picture, Buffer.from(`odd:${oddity}`)]);
