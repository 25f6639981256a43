import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Screens of the first visit: what they share with the start of the app travels in one chunk. */
const FIRST_VISIT = ['src/main.tsx', 'src/screens/sign-in/SignIn.tsx'];
/** What stands around every signed-in screen. */
const SELLERS = [
  'src/frame/SellerLayout.tsx',
  'src/frame/ScreenFailure.tsx',
  'src/frame/FailureBanner.tsx',
  /* The screen that most of them come to: what it shares with others is not to be cut into crumbs. */
  'src/screens/art-library/ArtLibrary.tsx',
];

/** What anybody sees of the house: the home page and, below it, what visitors read and write. */
const VISITORS = ['src/screens/home/Home.tsx', 'src/frame/public/VisitorSections.tsx'];

/** Icons that both see: no group can tell whose an icon is, and these would bring the seller's chunk to a visitor. */
const COMMON_ICONS = ['building-complex', 'hand-coins', 'images', 'menu', 'package', 'plus', 'search'];

/**
 * Parts of artworks that a work's own page or a table shows, not the grid, and what saved views need of a list: an index
 * names them all.
 */
const NOT_AT_ONCE =
  /\/ui\/src\/(?:lightbox|thumbnails|list-view\/views|data-table\/tick|artwork\/(?:ArtworkPick|Pick|pick-strings|ArtworkGallery|Gallery|gallery-strings|ArtworkLabel|Label|ArtworkRow|Row|ArtworkThumbnail))\b/;

/** What the home page is made of: its parts in one chunk, those of ours that sellers' screens are made of too in another. */
const HOME = ['src/screens/home/Home.tsx'];
const PUBLIC_PARTS = /\/ui\/src\/(?:hero|navigation-menu|public-frame|public-shell)\/|\/app\/src\//;

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
 * adds, `routes` for the tables of all other screens, `common` for the components that visitors and sellers both see, `wire` for what sends the calls, `home` and `parts` for what is left of the home
 * page, null for what only some screens need: see parts.ts.
 */
export function createChunkNames(): (moduleId: string, graph: ModuleGraph) => string | null {
  const paths = (files: string[]) => files.map((file) => join(app, file));
  /* The size check and the drawn pages ask for these by their own names. */
  const starts = paths([...FIRST_VISIT, 'src/screens/art-library/ArtLibrary.tsx']);
  let base: Set<string> | undefined;
  let seller: Set<string> | undefined;
  let visitors: Set<string> | undefined;
  let home: Set<string> | undefined;
  return (moduleId, graph) => {
    base ??= reachable(paths(FIRST_VISIT), graph);
    seller ??= reachable(paths(SELLERS), graph);
    visitors ??= reachable(paths(VISITORS), graph);
    home ??= reachable(paths(HOME), graph);
    if (starts.includes(moduleId) || moduleId.endsWith('.css')) return null;
    /* What the bundler itself adds. */
    if (moduleId.includes('rolldown/runtime')) return 'base';
    /* The icons' index names all of them; each belongs where it is drawn. */
    const [, icon] = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(moduleId) ?? [];
    if (icon) return COMMON_ICONS.includes(icon) ? 'common' : null;
    /* What reads an answer, for calls and uploads alike, comes with what sends the calls. */
    if (/\/api-client\/src\/(?:wire|middleware|answer)\.ts$|\/openapi-fetch\//.test(moduleId)) return 'wire';
    /* So does the index of the contract's bounds: each belongs to the form that asks for it. */
    if (moduleId.includes('/openapi/generated/constraints/')) return null;
    /* And the index of the queries: what neither the shell nor the library asks belongs to the screen that does. */
    if (/\/api-client\/src\/queries\/(?!general|permissions|products-list|profile|query-client|retry)/.test(moduleId))
      return null;
    /* And the provider's: no component of the first visit brings its own words. */
    if (moduleId.endsWith('/ui/src/provider/strings.ts')) return 'common';
    if (base.has(moduleId)) return 'base';
    /* The tables of the signed-in half, and what they are made of. */
    if (moduleId.includes('/app/src/routes/')) return 'routes';
    if (NOT_AT_ONCE.test(moduleId)) return null;
    /* The index of React Query names what sends, too, and what asks many at once: the shell and the library only ask one by one. */
    if (/\/@tanstack\/.*\/(?:mutationObserver|useMutation|queriesObserver|useQueries)\.js$/.test(moduleId)) return null;
    const isShared = /\/(?:ui\/src|openapi\/rules)\//.test(moduleId);
    if (isShared && seller.has(moduleId) && visitors.has(moduleId)) return 'common';
    if (seller.has(moduleId)) return 'seller';
    if (!home.has(moduleId) || paths(HOME).includes(moduleId)) return null;
    return PUBLIC_PARTS.test(moduleId) ? 'home' : 'parts';
  };
}

/**
 * What is fetched before a chunk that the code asks for is imported: itself and what it imports, but for what is there when
 * somebody asks.
 *
 * @param styleChunks chunks that are a stylesheet alone: the build takes their scripts away
 */
export const createPreloads =
  (styleChunks: ReadonlySet<string>) =>
  (file: string, imported: string[], { hostId, hostType }: { hostId: string; hostType: string }): string[] => {
    if (hostType !== 'js') return imported;
    /* One that imports nothing is not named among them. */
    const own = styleChunks.has(file) ? [] : [file];
    /* Whoever has the tables of the signed-in half has the shell, too, or it is on its way (frame/warm.ts). */
    const isThere = /\/base-/.test(hostId) ? /\/(?:base|index)-[^/]+$/ : /\/(?:base|index|seller|common|routes)-[^/]+$/;
    return [...own, ...imported.filter((name) => name !== file && !isThere.test(name))];
  };
