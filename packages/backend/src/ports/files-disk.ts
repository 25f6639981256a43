/** Files in a folder. */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from './files.ts';

export function diskFiles(root: string): FileStore {
  return {
    async put({ path, data }) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), data);
    },

    async read(path) {
      const found = await stat(join(root, path)).catch(() => undefined);
      return found && { stream: createReadStream(join(root, path)), bytes: found.size };
    },

    async remove(paths) {
      for (const path of paths) await rm(join(root, path), { force: true });
    },

    async *list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const path = relative(root, file).split(sep).join('/');
        if (path.startsWith(prefix)) yield { path, storedAt: (await stat(file)).mtime };
      }
    },
  };
}
