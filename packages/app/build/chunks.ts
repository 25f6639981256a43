import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Screens of the first visit: what they share with the app's entry goes into one chunk. */
const FIRST_VISIT = ['src/main.tsx', 'src/screens/sign-in/SignIn.tsx'];
/** The frame of every signed-in screen. */
const SELLERS = [
  'src/frame/SellerLayout.tsx',
  'src/frame/ScreenFailure.tsx',
  'src/frame/FailureBanner.tsx',
  /* The most visited screen: the modules it shares with others must not be split into many small files. */
  'src/screens/art-library/ArtLibrary.tsx',
];

/** What visitors see: the home page and, below it, the sections for visitors. */
const VISITORS = ['src/screens/home/Home.tsx', 'src/frame/public/VisitorSections.tsx'];

/** Icons on both halves: groups cannot tell who uses an icon, and a visitor would load the seller chunk. */
const COMMON_ICONS = ['building-complex', 'hand-coins', 'images', 'menu', 'package', 'plus', 'search'];

/**
 * Parts of the artwork component that only a work's page or a table shows, not the grid, and what saved views need of a
 * list. Their index modules import them all.
 */
const NOT_AT_ONCE =
  /\/ui\/src\/(?:lightbox|thumbnails|list-view\/views|data-table\/tick|artwork\/(?:ArtworkPick|Pick|pick-strings|ArtworkGallery|Gallery|gallery-strings|ArtworkLabel|Label|ArtworkRow|Row|ArtworkThumbnail))\b/;

/** The home page: its own parts go into one chunk, those it shares with sellers' screens into another. */
const HOME = ['src/screens/home/Home.tsx'];
const PUBLIC_PARTS = /\/ui\/src\/(?:hero|navigation-menu|public-frame|public-shell)\/|\/app\/src\//;

interface ModuleGraph {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null;
}

/** All static imports of some modules, the modules included. */
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
 * adds, `routes` for the tables of all other screens, `common` for the components that visitors and sellers both see,
 * `wire` for what sends the calls, `home` and `parts` for the rest of the home page, null for what only some screens
 * need: see parts.ts.
 */
export function createChunkNames(): (moduleId: string, graph: ModuleGraph) => string | null {
  const paths = (files: string[]) => files.map((file) => join(app, file));
  /* The size check and the drawn pages look these up by their own names. */
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
    /* The bundler's own runtime. */
    if (moduleId.includes('rolldown/runtime')) return 'base';
    /* The icons' index imports all of them; each belongs to the chunk that draws it. */
    const [, icon] = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(moduleId) ?? [];
    if (icon) return COMMON_ICONS.includes(icon) ? 'common' : null;
    /* Code that parses responses, for calls and uploads alike, goes with the code that sends requests. */
    if (/\/api-client\/src\/(?:wire|middleware|answer)\.ts$|\/openapi-fetch\//.test(moduleId)) return 'wire';
    /* The index of the contract's bounds also imports everything: each belongs to the form that uses it. */
    if (moduleId.includes('/openapi/generated/constraints/')) return null;
    /* So does the index of the queries: those that neither the shell nor the library uses belong to their screens. */
    if (/\/api-client\/src\/queries\/(?!general|permissions|products-list|profile|query-client|retry)/.test(moduleId))
      return null;
    /* So do the provider's strings: no component of the first visit has strings of its own. */
    if (moduleId.endsWith('/ui/src/provider/strings.ts')) return 'common';
    if (base.has(moduleId)) return 'base';
    /* The route tables of the signed-in half and their dependencies. */
    if (moduleId.includes('/app/src/routes/')) return 'routes';
    if (NOT_AT_ONCE.test(moduleId)) return null;
    /* The index of React Query also exports mutations and parallel queries. The shell and the library need neither. */
    if (/\/@tanstack\/.*\/(?:mutationObserver|useMutation|queriesObserver|useQueries)\.js$/.test(moduleId)) return null;
    const isShared = /\/(?:ui\/src|openapi\/rules)\//.test(moduleId);
    if (isShared && seller.has(moduleId) && visitors.has(moduleId)) return 'common';
    if (seller.has(moduleId)) return 'seller';
    if (!home.has(moduleId) || paths(HOME).includes(moduleId)) return null;
    return PUBLIC_PARTS.test(moduleId) ? 'home' : 'parts';
  };
}

/**
 * The files to fetch before a dynamic import: the chunk and its static imports, except those that are loaded by then.
 *
 * @param styleChunks chunks that contain only a stylesheet: the build removes their scripts
 */
export const createPreloads =
  (styleChunks: ReadonlySet<string>) =>
  (file: string, imported: string[], { hostId, hostType }: { hostId: string; hostType: string }): string[] => {
    if (hostType !== 'js') return imported;
    /* A chunk without imports is missing from the list. */
    const own = styleChunks.has(file) ? [] : [file];
    /* Once the route tables are loaded, the shell is loaded too, or on its way (frame/warm.ts). */
    const isThere = /\/base-/.test(hostId) ? /\/(?:base|index)-[^/]+$/ : /\/(?:base|index|seller|common|routes)-[^/]+$/;
    return [...own, ...imported.filter((name) => name !== file && !isThere.test(name))];
  };
