/** Says on standard error what the people who run the house must know, as lines of JSON like the rest of the log. */
import type { Config } from '../config.ts';

/** @param what in a few words; no secrets and nobody's message in the details */
export function warn({ logLevel }: Config, what: string, details: Record<string, string | number>): void {
  if (logLevel === 'silent' || logLevel === 'error' || logLevel === 'fatal') return;
  process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), msg: what, ...details })}\n`);
}
