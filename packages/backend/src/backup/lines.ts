import type { Readable } from 'node:stream';

/**
 * Reads lines lazily. They end only with a line feed: a title may contain a line separator (U+2028), at which
 * `node:readline` would split.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string, void, undefined> {
  input.setEncoding('utf8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
