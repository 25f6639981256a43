/**
 * Takes the English words out of the source into src/messages/en.json (with their descriptions, for translators) and
 * compiles both languages into src/messages/compiled, parsed, so that the browser needs no parser; the components' own
 * words go with them. Each language is two files: what everybody sees, and what only a signed-in seller sees.
 * With --check it writes nothing and fails when the committed files are not what it would write.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPublicString } from './public-strings.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const messages = join(app, 'src/messages');
const bin = join(app, '../../node_modules/.bin/formatjs');

const formatjs = (...args: string[]) => execFileSync(bin, args, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });

/** Areas of messages that only a signed-in seller sees: they travel with the seller's half of the app. */
const SELLER_AREAS = ['add', 'library', 'navigation', 'shell', 'view', 'work'];

const isSellers = (id: string) => SELLER_AREAS.includes(id.slice(0, id.indexOf('.')));

/** Everything this script makes, as paths under a folder. */
const made = [
  'en.json',
  ...['en', 'ja'].flatMap((locale) => [`compiled/${locale}.json`, `compiled/${locale}-seller.json`]),
];

async function compile(folder: string, locale: string, source: string, format: string[]) {
  const whole = join(folder, `compiled/${locale}.json`);
  formatjs('compile', '--ast', ...format, '--out-file', whole, source);
  const messages = Object.entries(JSON.parse(readFileSync(whole, 'utf8')) as Record<string, unknown>);
  const { default: strings } = (await import(`@smart-art/ui/strings/${locale}`)) as { default: Record<string, string> };
  const write = (file: string, wanted: (id: string) => boolean, wantedString: (id: string) => boolean) => {
    const part = {
      messages: Object.fromEntries(messages.filter(([id]) => wanted(id))),
      strings: Object.fromEntries(Object.entries(strings).filter(([id]) => wantedString(id))),
    };
    writeFileSync(join(folder, file), `${JSON.stringify(part, null, 1)}\n`);
  };
  write(`compiled/${locale}.json`, (id) => !isSellers(id), isPublicString);
  write(`compiled/${locale}-seller.json`, isSellers, (id) => !isPublicString(id));
}

async function generate(folder: string, japanese: string) {
  const english = join(folder, 'en.json');
  formatjs('extract', 'src/**/*.{ts,tsx}', '--ignore', '**/*.test.ts', '--out-file', english);
  await compile(folder, 'en', english, []);
  await compile(folder, 'ja', japanese, ['--format', 'simple']);
}

const japanese = join(messages, 'ja.json');
if (process.argv.includes('--check')) {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    await generate(folder, japanese);
    const drifted = made.filter(
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
  await generate(messages, japanese);
}
