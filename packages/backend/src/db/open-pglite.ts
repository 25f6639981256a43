/** The embedded database, set up for a process that does other things too. */
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * How much of a function is run before V8 optimises it, in bytes; V8's own is 13 million. What a start or a few requests
 * run is not worth it: optimising takes as long again and a hundred megabytes.
 */
const tieringBudget = 100_000_000;

/** PostgreSQL's own cache. Its files are in the operating system's, too: 128 MB would hold them twice. */
const sharedBuffers = '32MB';

/**
 * PGlite without the optimised form of PostgreSQL's grammar, one function of 100 kB: V8 takes it for busy after a few
 * statements, needs 600 MB and most of a second to optimise it, and parsing is no faster for it.
 *
 * V8 decides whether a function may ever be optimised when it compiles it for its first call. A statement that ends in
 * the grammar, before any other, has it and little else compiled while nothing may be.
 */
class Embedded extends PGlite {
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString('--wasm-tier-up-filter=0');
    try {
      await this.exec('?').catch(() => {});
    } finally {
      setFlagsFromString('--wasm-tier-up-filter=-1');
    }
    return super._initArrayTypes(options);
  }
}

/** Opens a database of PGlite: in a folder, in memory, or from a dump. */
export async function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  const pglite = new Embedded({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  await pglite.waitReady;
  return pglite;
}
