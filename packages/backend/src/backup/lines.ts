import type { Readable } from 'node:stream';

/**
 * The lines of a text, each when it is asked for. They end with a line feed and nothing else: a title may hold a line
 * separator (U+2028), which `node:readline` takes for an end.
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
