import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { placesOfText } from './text-inputs.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const components = globSync('src/*/*.stories.tsx', {
  cwd: root,
  exclude: ['src/conditions/**', 'src/foundations/**', 'src/overlay-matrix/**'],
}).map((file) => ({ file, text: read(file) }));

/* `DataTable.layout.stories.tsx` adds to what `DataTable.stories.tsx` shows. */
const whole = components.filter(({ file }) => path.basename(file).split('.').length === 3);

/** A component's sources: its file and, recursively, the files of its folder that it imports. */
function sourcesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(path.join(root, file))) return seen;
  seen.add(file);
  for (const [, part] of read(file).matchAll(/(?:from|import\()\s*'\.\/([^']+\.tsx)'/g))
    sourcesOf(path.join(path.dirname(file), part as string), seen);
  return seen;
}

/** Focusable elements that the component itself renders; its children have a table of their own. */
const focusable =
  /<(?:a|button|input|select|summary|textarea|(?:Icon|Link|Menu)?Button|Link|InputBox|NativeSelect)\b|tabIndex=\{0\}|'\.\.\/dialog\/index\.ts'/;

const takesFocus = (stories: string) =>
  [...sourcesOf(stories.replace('.stories.tsx', '.tsx'))].some((source) => focusable.test(read(source)));

/** A component's style sheets: those of its folder, and those imported from another. */
const stylesOf = (stories: string) =>
  new Set(
    [...sourcesOf(stories.replace('.stories.tsx', '.tsx'))].flatMap((source) =>
      [...read(source).matchAll(/from '(\.[^']+\.css\.ts)'/g)].map(([, sheet]) =>
        path.join(path.dirname(source), sheet as string),
      ),
    ),
  );

/** The rules of a style sheet that respond to interaction; a focus ring alone does not count. */
const answers = {
  hover: /states\.hover\b|:hover\b|\[data-hovered|~="hover"/,
  pressed: /states\.pressed\b|:active\b|\[data-pressed|~="pressed"/,
  focus: /states\.focus|~="focus"|:focus-visible[^\n]*\{(?! outline: 'none' \})/,
};
type State = keyof typeof answers;

const previewTag = /<Preview\b(?:"[^"]*"|\{[^}]*\}|[^>"{])*>/g;

/** Whether stories render a static state: by an attribute, by `<Preview>`, or by its name where both use a variable. */
const draws = (text: string, state: State) =>
  new RegExp(`data-preview="[^"]*\\b${state}\\b`).test(text) ||
  [...text.matchAll(previewTag)].some(([tag]) => new RegExp(`\\s${state}=`).test(tag)) ||
  (/data-preview(?:=\{|',)|<Preview \{|dataset\.preview/.test(text) && text.includes(`'${state}'`));

const drawnIn = (folder: string, state: State) =>
  globSync(`${folder}/*.{stories,fixtures}.tsx`, { cwd: root }).some((file) => draws(read(file), state));

/**
 * States that a component styles but no story shows, as "hover: src/link/Link.css.ts". The owner of a borrowed style
 * sheet may show them, too.
 */
const undrawn = (stories: string) =>
  [...stylesOf(stories)].flatMap((sheet) =>
    (Object.keys(answers) as State[])
      .filter((state) => answers[state].test(read(sheet)))
      .filter((state) => ![path.dirname(stories), path.dirname(sheet)].some((folder) => drawnIn(folder, state)))
      .map((state) => `${state}: ${sheet}`),
  );

/** Whether a file exports a story of this name, or under this name. */
const hasStory = (text: string, story: string) => new RegExp(`export const ${story}\\b|name: '${story}'`).test(text);

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(50);
});

describe.each(whole)('$file', ({ file, text }) => {
  it('has a Playground, a Sheet and a Hostile story', () => {
    expect(['Playground', 'Sheet', 'Hostile'].filter((story) => !hasStory(text, story))).toEqual([]);
  });

  it('has a stability tag and usage guidance', () => {
    expect(text).toMatch(/tags: \['(stable|draft)'/);
    // Guidance of its own, or shared by its family.
    const hasGuidance = (part: string) => new RegExp(`\\b${part}(?:: \\[\\s*['"\`]|,$)`, 'm').test(text);
    expect(['do', 'dont', 'accessibility'].filter((part) => !hasGuidance(part))).toEqual([]);
  });

  it('shows the hover, pressed and focus states that it styles', () => {
    expect(undrawn(file)).toEqual([]);
  });

  it('has a keyboard table and runs it if it is focusable', () => {
    if (!takesFocus(file) && !/\bkeyboard: KeyboardRow\[\]/.test(text)) return;
    expect(text).toMatch(/^ {4}keyboard\b/m);
    expect(text).toMatch(/playKeyboard\(/);
  });
});

/* A rule for the real pointer only cannot be shown statically: use `states.hover`, or `[data-preview~="hover"]`
   beside it. */
it.each(globSync('src/**/*.css.ts', { cwd: root }))('%s can show hover and pressed states statically', (sheet) => {
  const selectors = read(sheet).match(/'[^'\n]*'|`[^`]*`/g) ?? [];
  const raw = selectors.filter((selector) => /:(?:hover|active)\b|\[data-(?:hovered|pressed)\]/.test(selector));
  expect(raw.filter((selector) => !selector.includes('[data-preview'))).toEqual([]);
});

/* Japanese is typed in two steps: the Enter that ends a composition must not submit, close or apply anything. */
describe('text inputs are tested with an input method', () => {
  // `field` has the input box of all fields: no screen uses it directly, and each field has a story of its own.
  const places = [...placesOfText()].filter(([folder]) => folder !== 'field');

  it('finds the text inputs', () => {
    expect(places.length).toBeGreaterThan(20);
  });

  it.each(places)('%s', (folder, files) => {
    const stories = components.filter(({ file }) => path.dirname(file) === `src/${folder}`);
    const played = stories.flatMap(({ text }) => text.match(/\bplayComposition\(|\bplay: composes\b/g) ?? []);
    expect(played.length, `text inputs: ${files.join(', ')}`).toBeGreaterThanOrEqual(files.length);
  });
});
