/** Tests patterns one after the other and reports each before it starts, so that the parent knows which one hangs. */
import { parentPort, workerData } from 'node:worker_threads';
import { hostileTexts } from './hostile-texts.ts';

export interface NamedPattern {
  name: string;
  pattern: string;
  examples: string[];
}

const { patterns, length } = workerData as { patterns: NamedPattern[]; length: number };

for (const { name, pattern, examples } of patterns) {
  const form = new RegExp(pattern, 'u');
  let count = 0;
  for (const text of hostileTexts(pattern, examples, length)) {
    parentPort?.postMessage({ name, count });
    form.test(text);
    count++;
  }
  parentPort?.postMessage({ name, count, isDone: true });
}
