/** Pictures that odd-picture-worker.ts fares so with. */
export type Oddity = 'crash' | 'killed' | 'hungry' | 'hang' | 'count';

export const odd = (picture: Buffer, oddity: Oddity) => Buffer.concat([picture, Buffer.from(`odd:${oddity}`)]);
