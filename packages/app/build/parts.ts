import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Cost of one more file for a visit, in characters of source: up to this much unneeded code may be loaded to save a
 * file. The cost grows with the number of files a screen has anyway: the tenth costs nineteen times the first.
 */
const FILE_COST = 4000;

const app = fileURLToPath(new URL('..', import.meta.url));

/** The path of a module named below. @throws if it was renamed, or its code would silently be split */
function moduleAt(file: string): string {
  const path = join(app, file);
  if (!existsSync(path)) throw new Error(`build/parts.ts names ${file}, which does not exist`);
  return path;
}

/** The most visited screen: check-size.ts limits what it loads, so each unneeded character counts this many times. */
const PRIORITY_SCREEN = 'src/screens/art-library/ArtLibrary.tsx';
const PRIORITY_COST = 20;

/** The start of every signed-in visit has chunks of its own (chunks.ts), loaded before any screen. */
const THERE = [
  'src/main.tsx',
  'src/frame/SellerLayout.tsx',
  'src/frame/ScreenFailure.tsx',
  'src/routes/seller.ts',
  'src/routes/inner.ts',
  'src/routes/visitor.ts',
  'src/screens/home/Home.tsx',
  'src/screens/sign-in/SignIn.tsx',
  'src/i18n/languages/en.ts',
  '../api-client/src/wire.ts',
].map(moduleAt);

/** Loaded soon after a screen, each group together: after any signed-in screen, after a list, after the library. */
const SOON = [
  [
    'src/frame/SellerTools.tsx',
    'src/frame/ShellNotices.tsx',
    'src/frame/late-start.ts',
    'src/frame/public/WorkFooter.tsx',
    'src/polling/start-polling.ts',
    '../ui/src/tooltip/TooltipHost.tsx',
    '../ui/src/quota-meter/index.ts',
  ],
  [
    'src/views/LazySavedViews.tsx',
    '../ui/src/list-view/ListTools.tsx',
    '../ui/src/list-view/ListPages.tsx',
    '../ui/src/list-view/NoRows.tsx',
  ],
  [
    'src/screens/art-library/filter-labels.ts',
    'src/works/AddWorkButton.tsx',
    'src/screens/art-library/LibraryQuota.tsx',
  ],
].map((files) => files.map(moduleAt));

/** A chunk as the build cuts it by default: modules that the same parts of the app need. */
interface Piece {
  modules: string[];
  size: number;
  imports: Set<Piece>;
}

/** Pieces that are bundled into one file. */
interface Part {
  pieces: Piece[];
  size: number;
  /** Per visit, 1 if it needs some of this part. */
  users: Uint8Array;
  /** The visits that do. */
  visits: number[];
  /** Sum of their weights. */
  weight: number;
}

/** All static dependencies of some pieces. */
function closureOf(starts: Iterable<Piece>): Set<Piece> {
  const found = new Set<Piece>();
  const visit = (piece: Piece) => {
    if (found.has(piece)) return;
    found.add(piece);
    for (const one of piece.imports) visit(one);
  };
  for (const start of starts) visit(start);
  return found;
}

/** Whether one part depends on another through a third: merging the two would create an import cycle. */
function isRoundabout(from: Part, to: Part, parts: readonly Part[]): boolean {
  const partOf = new Map(parts.flatMap((part) => part.pieces.map((piece) => [piece, part] as const)));
  const next = (part: Part) =>
    new Set(part.pieces.flatMap((piece) => [...piece.imports].flatMap((one) => partOf.get(one) ?? [])));
  const seen = new Set<Part>([from]);
  const queue = [...next(from)].filter((part) => part !== to && part !== from);
  for (let part = queue.pop(); part; part = queue.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    for (const one of next(part)) {
      if (one === to) return true;
      queue.push(one);
    }
  }
  return false;
}

/**
 * Gain of merging two parts: files saved, less the code then loaded without being needed.
 * @param saved per visit, what one file less is worth
 */
function gainOf(one: Part, other: Part, saved: readonly number[], weights: readonly number[]): number {
  const [few, many] = one.visits.length < other.visits.length ? [one, other] : [other, one];
  let gain = 0;
  let shared = 0;
  for (const visit of few.visits) {
    if (!many.users[visit]) continue;
    gain += saved[visit] ?? 0;
    shared += weights[visit] ?? 0;
  }
  return gain - other.size * (one.weight - shared) - one.size * (other.weight - shared);
}

/** @param weights per visit, the cost of a character it does not need */
function partOf(pieces: Piece[], size: number, users: Uint8Array, weights: readonly number[]): Part {
  const visits = weights.flatMap((_, visit) => (users[visit] ? [visit] : []));
  const weight = visits.reduce((sum, visit) => sum + (weights[visit] ?? 0), 0);
  return { pieces, size, users, visits, weight };
}

/**
 * Merges pieces as long as there is a gain, the best pair first. Deterministic.
 * @param weights per visit, the cost of a character it does not need
 */
function mergePieces(pieces: Iterable<[Piece, Set<number>]>, weights: readonly number[]): Part[] {
  const bySet = new Map<string, Part>();
  for (const [piece, users] of pieces) {
    const needs = Uint8Array.from(weights, (_, visit) => Number(users.has(visit)));
    const key = needs.join('');
    const part = bySet.get(key) ?? partOf([], 0, needs, weights);
    part.pieces.push(piece);
    part.size += piece.size;
    bySet.set(key, part);
  }
  let parts = [...bySet.values()];
  const rejected = new Map<Part, Set<Part>>();
  for (;;) {
    const saved = weights.map((_, visit) => FILE_COST * (2 * parts.filter(({ users }) => users[visit]).length - 1));
    let best: { one: Part; other: Part; gain: number } | undefined;
    for (const [at, one] of parts.entries()) {
      for (let next = at + 1; next < parts.length; next += 1) {
        const other = parts[next] as Part;
        const gain = gainOf(one, other, saved, weights);
        if (gain > (best?.gain ?? 0) && !rejected.get(one)?.has(other)) best = { one, other, gain };
      }
    }
    if (!best) return parts;
    const { one, other } = best;
    if (isRoundabout(one, other, parts) || isRoundabout(other, one, parts)) {
      rejected.set(one, (rejected.get(one) ?? new Set()).add(other));
      continue;
    }
    parts = parts.filter((part) => part !== one && part !== other);
    const users = one.users.map((needs, visit) => needs | (other.users[visit] ?? 0));
    parts.push(partOf([...one.pieces, ...other.pieces], one.size + other.size, users, weights));
  }
}

/** The pieces of a build, by the names of their files. */
function piecesOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, Piece> {
  const pieces = new Map(
    chunks.map(({ fileName, moduleIds, code }): [string, Piece] => [
      fileName,
      { modules: moduleIds, size: code.length, imports: new Set() },
    ]),
  );
  for (const { fileName, imports } of chunks) {
    for (const name of imports) {
      const imported = pieces.get(name);
      if (imported) pieces.get(fileName)?.imports.add(imported);
    }
  }
  return pieces;
}

/**
 * Which modules are bundled together, by chunk name. By default the build splits shared modules by who shares them,
 * which gives five hundred files for sixty screens, most of them smaller than their request. So the build runs once
 * without output, because only it knows what remains after tree shaking; then pieces that are used together are merged.
 */
async function partsOf(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    ...config,
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The build has no output to plan parts from.');
  const chunks = output.output.filter((one) => one.type === 'chunk');
  const pieces = piecesOf(chunks);
  const holding = (files: readonly string[]) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => files.includes(id))).map(({ fileName }) => fileName);
  const piecesNamed = (names: readonly string[]) => names.flatMap((name) => pieces.get(name) ?? []);

  const there = closureOf(piecesNamed(holding(THERE)));
  const tables = new Set(
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/app/src/routes/')))
      .flatMap((one) => one.dynamicImports),
  );
  const screens = chunks.filter(
    ({ fileName, facadeModuleId }) => tables.has(fileName) && facadeModuleId?.includes('/app/src/screens/'),
  );
  const visits = [...screens.map(({ fileName }) => [fileName]), ...SOON.map(holding)];

  const users = new Map<Piece, Set<number>>();
  for (const [visit, names] of visits.entries()) {
    for (const piece of closureOf(piecesNamed(names))) {
      if (!there.has(piece)) users.set(piece, (users.get(piece) ?? new Set()).add(visit));
    }
  }
  const priorityIndex = screens.findIndex(({ facadeModuleId }) => facadeModuleId === moduleAt(PRIORITY_SCREEN));
  const named = mergePieces(
    users,
    visits.map((_, visit) => (visit === priorityIndex ? PRIORITY_COST : 1)),
  )
    .filter((part) => part.pieces.length > 1)
    .map((part): [Part, string] => {
      const count = part.users.reduce((sum, needs) => sum + needs, 0);
      return [part, count === 1 ? nameOf(screens[part.users.indexOf(1)]?.facadeModuleId) : `for-${count}`];
    });
  return new Map(
    named.flatMap(([part, name], at) =>
      part.pieces.flatMap(({ modules }) => modules.map((id): [string, string] => [id, `${name}-${at}`])),
    ),
  );
}

/** Names a part after its screen; parts that are loaded after all screens are named "soon". */
const nameOf = (screen: string | null | undefined) => /([\w-]+)\.tsx$/.exec(screen ?? '')?.[1] ?? 'soon';

/**
 * Decides which modules are bundled together. A plugin, so that tools that only read the configuration do not run the
 * additional build.
 *
 * @param config the build, without this plugin
 * @param parts receives the name of the chunk of each module
 */
export function planParts(config: InlineConfig, parts: Map<string, string>): Plugin {
  return {
    name: 'plan-parts',
    apply: 'build',
    async buildStart() {
      for (const [id, name] of await partsOf(config)) parts.set(id, name);
    },
  };
}
