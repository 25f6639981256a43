import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Screens of the first visit: what they share with the start of the app travels in one chunk. */
const FIRST_VISIT = ['src/main.tsx', 'src/screens/sign-in/SignIn.tsx'];
/** What stands around every signed-in screen. */
const SELLERS = ['src/frame/SellerLayout.tsx', 'src/frame/ScreenFailure.tsx', 'src/frame/FailureBanner.tsx'];

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
 * Names the chunk of a module: `base` for what the first visit needs at once, `seller` for what every signed-in screen
 * adds, null to let the build decide. Left alone it cuts both into many small chunks, which compress worse and take longer
 * to ask for.
 */
export function createChunkNames(): (moduleId: string, graph: ModuleGraph) => string | null {
  const paths = (files: string[]) => files.map((file) => join(app, file));
  const starts = [...paths(FIRST_VISIT), ...paths(SELLERS)];
  let base: Set<string> | undefined;
  let seller: Set<string> | undefined;
  return (moduleId, graph) => {
    base ??= reachable(paths(FIRST_VISIT), graph);
    seller ??= reachable(paths(SELLERS), graph);
    if (starts.includes(moduleId) || moduleId.endsWith('.css')) return null;
    /* The icons' index names all of them; each belongs where it is drawn. */
    if (moduleId.includes('/lucide-react/dist/esm/icons/')) return null;
    /* So does the index of the contract's bounds: each belongs to the form that asks for it. */
    if (moduleId.includes('/openapi/generated/constraints/')) return null;
    if (base.has(moduleId)) return 'base';
    return seller.has(moduleId) ? 'seller' : null;
  };
}
