/**
 * Writes the exports of package.json: one entry point per folder of src, plus the fonts. In this repository the
 * condition `@smart-art/source` resolves to the source, so nothing needs to be built first; other users get dist. With
 * --check it writes nothing and fails if package.json is out of date.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const manifest = path.join(root, 'package.json');

/** Internal: used only by this repository's stories. */
const OWN = ['storybook', 'overlay-matrix', 'foundations'];

const folders = globSync('src/*/index.ts', { cwd: root })
  .map((file) => path.basename(path.dirname(file)))
  .filter((folder) => !OWN.includes(folder))
  .map((folder) => ({ name: `./${folder}`, module: `${folder}/index` }));
const catalogues = globSync('src/strings/*.ts', { cwd: root }).map((file) => {
  const locale = path.basename(file, '.ts');
  return { name: `./strings/${locale}`, module: `strings/${locale}` };
});
const fonts = globSync('src/fonts/*.css', { cwd: root }).map((file) => [`./fonts/${path.basename(file)}`, `./${file}`]);

const exported = {
  ...Object.fromEntries(
    [...folders, ...catalogues]
      .sort((one, other) => one.name.localeCompare(other.name))
      .map(({ name, module }) => [
        name,
        {
          '@smart-art/source': `./src/${module}.ts`,
          types: `./dist/${module}.d.ts`,
          default: `./dist/${module}.js`,
        },
      ]),
  ),
  ...Object.fromEntries(fonts.sort()),
  './package.json': './package.json',
};

const written = readFileSync(manifest, 'utf8');
const now = `${JSON.stringify({ ...JSON.parse(written), exports: exported }, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(manifest, now);
else if (JSON.stringify(JSON.parse(written)) !== JSON.stringify(JSON.parse(now))) {
  console.error('The exports in package.json do not match src. Run `npm run exports -w @smart-art/ui`.');
  process.exitCode = 1;
}
