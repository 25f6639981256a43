/**
 * Takes the English words out of the source into src/messages/en.json (with their descriptions, for translators) and
 * compiles both languages into src/messages/compiled, parsed, so that the browser needs no parser.
 * With --check it writes nothing and fails when the committed files are not what it would write.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
const messages = join(app, 'src/messages');

const formatjs = (...args: string[]) =>
  execFileSync('formatjs', args, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });

/** Everything this script makes, as paths under a folder. */
function generate(folder: string, japanese: string) {
  const english = join(folder, 'en.json');
  formatjs('extract', 'src/**/*.{ts,tsx}', '--ignore', '**/*.test.ts', '--out-file', english);
  formatjs('compile', '--ast', '--out-file', join(folder, 'compiled/en.json'), english);
  formatjs('compile', '--ast', '--format', 'simple', '--out-file', join(folder, 'compiled/ja.json'), japanese);
}

const japanese = join(messages, 'ja.json');
if (process.argv.includes('--check')) {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    generate(folder, japanese);
    const drifted = ['en.json', 'compiled/en.json', 'compiled/ja.json'].filter(
      (file) => readFileSync(join(folder, file), 'utf8') !== readFileSync(join(messages, file), 'utf8'),
    );
    if (drifted.length > 0) {
      console.error(`Out of date: ${drifted.join(', ')}. Run \`npm run messages -w @smart-art/app\` and commit.`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  generate(messages, japanese);
}
