import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Screens of the first visit: what they share with the start of the app travels in one chunk. */
const FIRST_VISIT = ['src/main.tsx', 'src/screens/sign-in/SignIn.tsx'];

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** Everything that some modules import at once, themselves included. */
function reachable(starts: string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const start of starts) visit(start);
  return found;
}

/**
 * Names the chunk of a module: `base` for what the first visit needs at once, null to let the build decide. Left alone it
 * cuts the first visit into twenty small chunks, which compress worse and take longer to ask for.
 */
export function createChunkNames(): (moduleId: string, graph: ModuleGraph) => string | null {
  const starts = FIRST_VISIT.map((start) => join(app, start));
  let base: Set<string> | undefined;
  return (moduleId, graph) => {
    base ??= reachable(starts, graph);
    if (!base.has(moduleId) || starts.includes(moduleId) || moduleId.endsWith('.css')) return null;
    /* The icons' index names all of them; each belongs where it is drawn. */
    return moduleId.includes('/lucide-react/dist/esm/icons/') ? null : 'base';
  };
}
