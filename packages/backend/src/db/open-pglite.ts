/** Opens PGlite with settings for a process that also does other work. */
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Bytes of a function to execute before V8 optimises it; V8's default is 13 million. Optimising code that only a start
 * or a few requests run costs as much time again and a hundred megabytes.
 */
const tieringBudget = 100_000_000;

/**
 * PostgreSQL's own cache. The operating system caches the files, too, so the default of 128 MB would hold them twice.
 */
const sharedBuffers = '32MB';

/**
 * PGlite without optimising PostgreSQL's parser, one function of 100 kB: V8 considers it hot after a few statements and
 * needs 600 MB and most of a second to optimise it, without faster parsing.
 *
 * V8 decides whether a function may be optimised when it compiles it on the first call. So a statement that fails in
 * the parser runs first, while optimising is off; it compiles the parser and little else.
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

/** Opens a PGlite database: in a folder, in memory, or from a dump. */
export async function openPglite(options: PGliteOptions = {}): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  const pglite = new Embedded({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  await pglite.waitReady;
  return pglite;
}
