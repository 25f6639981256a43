import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.join(import.meta.dirname, '../src');

/** `<input>` types without text, and so without IME composition. */
const noText = /type(?:=|: )["'](?:checkbox|file|hidden|radio)["']/;

/** Components that render a text input only with this prop. */
const onlyWith: Record<string, string> = { ConfirmDialog: 'typedName' };

const files = globSync('*/*.tsx', {
  cwd: src,
  exclude: ['**/*.stories.tsx', '**/*.test.tsx', '**/*.fixtures.tsx', '**/fixtures.tsx', 'storybook/**'],
});
const texts = new Map(files.map((file) => [file, readFileSync(path.join(src, file), 'utf8')]));

/** Whether a file renders a native text control. */
function drawsControl(text: string): boolean {
  const inputs = [...text.matchAll(/<input\s[\s\S]*?\/>/g)].map(([tag]) => tag);
  const spread = noText.test(text.replaceAll(/<input\s[\s\S]*?\/>/g, ''));
  return (
    /<textarea\s/.test(text) || inputs.some((tag) => !noText.test(tag) && !(spread && /^<input\s+\{\.\.\./.test(tag)))
  );
}

/** Resolves a name to its file, through the entry points of folders. */
function fileOf(from: string, name: string): string | undefined {
  if (texts.has(from)) return from;
  if (!existsSync(path.join(src, from))) return;
  const entryPoint = readFileSync(path.join(src, from), 'utf8');
  for (const [, names = '', part = ''] of entryPoint.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g))
    if (new RegExp(`\\b${name}\\b`).test(names)) return fileOf(path.join(path.dirname(from), part), name);
  return;
}

/** The components that a file renders, directly or after downloading them. */
function drawn(file: string): string[] {
  const text = texts.get(file) ?? '';
  const here = (part: string) => path.join(path.dirname(file), part);
  const late = [...text.matchAll(/import\('([^']+\.tsx)'\)/g)].map(([, part = '']) => here(part));
  const named = [...text.matchAll(/import \{([^}]*)\} from '(\.[^']+)'/g)].flatMap(([, names = '', part = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => {
        const tag = new RegExp(`<${name}\\b[\\s\\S]*?>`).exec(text);
        return name && tag && (!onlyWith[name] || text.includes(`${onlyWith[name]}=`));
      })
      .map((name) => fileOf(here(part), name)),
  );
  return [...late, ...named].filter((each): each is string => each !== undefined && texts.has(each));
}

/** Every component file with text input: in its own control, or in a field that it renders. */
function filesWithTextInput(): Set<string> {
  const found = new Set(files.filter((file) => drawsControl(texts.get(file) ?? '')));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const file of files) if (drawn(file).some((part) => found.has(part))) found.add(file);
  }
  return found;
}

/**
 * Where text is typed, by folder: the files that render their own text control, or a field of another folder. Each of
 * them must keep IME keys from its surroundings.
 */
export function placesOfText(): Map<string, string[]> {
  const found = filesWithTextInput();
  const folder = (file: string) => path.dirname(file);
  const places = new Map<string, string[]>();
  for (const file of found) {
    const own = drawsControl(texts.get(file) ?? '');
    if (own || drawn(file).some((part) => found.has(part) && folder(part) !== folder(file)))
      places.set(folder(file), [...(places.get(folder(file)) ?? []), file]);
  }
  return places;
}
